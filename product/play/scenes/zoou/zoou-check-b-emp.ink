// Quiet Tavi. Zoo U, Lantern House loft, check scene of form B. Grade 2-4 reading level.
# id: zoou-check-b-emp
# title: Quiet Tavi
# kind: check
# skill: emp
# also: er, ic, coop
# max_words: 16
# place: lantern-house
-> start

=== start
Tavi likes to chat while he cleans lamps. Today, he has not said one word. # camera: wide # enter: mirela at 1.5, oke at 3, juno at 4.6, you at 6.1, tavi at 8 # pose: tavi hold lantern # feel: mirela okay, oke happy, juno happy, you happy, tavi calm # who: narrator
He nods, or he shakes his head. Then he goes on with his lamp. # pose: tavi nod # feel: you surprised # who: narrator
It's so quiet in here! I can hear my ears! HELLO, EARS! # pose: oke cheer # feel: mirela surprised # who: oke # face: excited
Juno asks Tavi to play cards. He shakes his head, and turns to the window. # prop: put card-game at 5.4 # pose: juno reach, tavi shake-head, oke stand # feel: juno surprised, oke okay, mirela okay # who: narrator
Oh. We always play cards on Fridays. # pose: juno rest # feel: you okay # who: juno # face: sad
Look at Juno. Which face is it? # camera: close juno # feel: juno sad # who: narrator # play: faces # ask: face
 * [Sad. # out: sad # ev: emp=2]
   She puts her cards back into the box, one by one. # camera: two you juno # prop: mend card-game # pose: juno hold # who: narrator
   -> trip
 * [Worried. # out: worried # ev: emp=1]
   She puts her cards back into the box, one by one. # camera: two you juno # prop: mend card-game # pose: juno hold # who: narrator
   -> trip
 * [Excited. # out: excited # ev: emp=0]
   She puts her cards back into the box, one by one. # camera: two you juno # prop: mend card-game # pose: juno hold # who: narrator
   -> trip

=== trip
Mirela is back from the islands, with a whole basket of shells. # camera: wide # prop: gone card-game # pose: juno stand, mirela lift basket # feel: juno okay, mirela happy, oke okay # who: narrator
The islands were lovely. I won't talk about the boat. # camera: two mirela oke # who: mirela # face: okay
She holds her tummy, and looks at the floor. # camera: close mirela # pose: mirela clutch # who: narrator
What do you think about Mirela's trip? # feel: you okay # who: narrator # ask: trip
 * [The trip made her a bit tired. # ev: emp=1]
   A bit, yes. # camera: close mirela # pose: mirela rest # who: mirela # face: okay
   -> guess
 * [She liked the islands, but the boat was hard for her. # ev: emp=2]
   It went up and down. So did my breakfast. # camera: close mirela # pose: mirela shrug # feel: oke surprised, juno surprised # who: mirela # face: worried
   -> guess
 * [It was all lovely, or she wouldn't have so many shells. # ev: emp=0]
   Lovely! I love boats! Next! # camera: wide # pose: oke cheer # feel: juno happy # who: oke # face: happy
   Mirela still holds her tummy. # camera: close mirela # pose: mirela clutch, oke stand # feel: mirela okay # who: narrator
   -> guess

=== guess
So why is Tavi quiet? Let's guess! I'll guess the loudest. # camera: wide # pose: oke point, mirela stand, tavi hold bun # feel: mirela okay, juno worried, tavi okay # who: oke # face: excited
You think that he is mad at Juno. She is standing right next to you. # camera: two you juno # pose: oke stand # feel: you okay # who: narrator # ask: guess
 * [Say, "It could be something Juno did." # ev: ic=0]
   Juno looks at her feet for a long time. # camera: close juno # pose: juno rest, you point # feel: juno sad # who: narrator
   -> joke
 * [Keep my guess to myself. # ev: ic=2]
   Oke guesses a bet, a bee, and a sore wing. # camera: wide # pose: oke shrug, you hold # feel: oke excited, juno okay, mirela happy # who: narrator
   -> joke
 * [Whisper it to Oke and to no one else. # ev: ic=1]
   Oke cannot whisper back. Juno hears her own name. # camera: wide # pose: oke cheer, you reach # feel: oke excited, juno surprised # who: narrator
   -> joke

=== joke
Maybe he has used up all his words! # camera: wide # pose: oke point, you stand, juno stand # feel: juno okay, mirela happy # who: oke # face: happy
Mirela laughs. Tavi smiles too, a moment late, and puts his bun down. # camera: two you tavi # prop: drop bun at 7.2 # pose: mirela cheer, tavi rest, oke stand # feel: mirela happy, tavi okay # who: narrator # ask: joke
 * [Say, "I have quiet days, too." # ev: emp=2]
   So do I. Mostly on Mondays. # camera: wide # pose: juno nod, mirela stand # feel: tavi surprised, you okay, mirela okay # who: juno # face: okay
   Tavi picks his bun up again. # camera: close tavi # pose: tavi hold bun # feel: tavi happy # who: narrator
   -> part
 * [Laugh too, since it was only a joke. # ev: emp=0]
   Everybody is laughing now. Tavi pulls his wings in tight. # camera: wide # pose: you cheer, mirela cheer, oke cheer, tavi clutch # feel: you happy, juno happy, oke happy, tavi sad # who: narrator
   -> part
 * [Ask who would like another bun. # ev: emp=1]
   Everybody would. Tavi shakes his head. # camera: wide # pose: you wave, oke cheer, mirela cheer, tavi shake-head # feel: oke happy, tavi okay # who: narrator
   -> part

=== part
Then there is Juno's news. She did not get the big part in the play. She is smiling. # camera: wide # pose: you stand, mirela stand, oke stand, tavi stand, juno lift letter # prop: open letter, put bun at 7.2, gone bun # feel: juno happy, oke surprised, mirela okay, tavi okay, you surprised # who: narrator
You didn't get it? I'd cry for a week! # pose: oke clutch # feel: juno happy # who: oke # face: surprised
The big part has to sing alone. I'm the back half of the goat. # camera: close juno # pose: oke stand, juno stand # feel: oke okay # who: juno # face: happy
Why is she smiling? # camera: wide # feel: you okay # who: narrator # ask: part
 * [She likes goats more than songs. # ev: emp=1]
   I like songs. I don't like singing them alone, on a stage. # camera: two juno you # pose: juno shrug # feel: tavi okay # who: juno # face: okay
   -> poor
 * [She's only acting happy, because losing a part is sad. # ev: emp=0]
   I'm not acting. You'd be sad. I'm glad. # camera: two juno you # pose: juno fists # feel: tavi worried, you surprised # who: juno # face: frustrated
   -> poor
 * [She didn't want to sing alone. Now she won't. # ev: emp=2]
   Not one note! And nobody looks at the back of a goat! # camera: two juno you # pose: juno cheer # feel: oke surprised # who: juno # face: happy
   -> poor

=== poor
The others go down for cocoa. Tavi stays at the window. # camera: wide # exit: oke left, mirela left, juno left # move: tavi to 5.4, you to 3.8 # pose: tavi stand # feel: tavi frustrated, you okay # who: narrator
They all think that I'm sad. I'm not. I'm just having a quiet day. # camera: two you tavi # pose: tavi shrug # feel: you surprised # who: tavi # face: frustrated
"Poor Tavi." I've heard it nine times now. # camera: close tavi # pose: tavi rest # feel: you worried # who: tavi # face: frustrated # ask: poor
 * [I don't mind that you're quiet. # ev: emp=1]
   Thanks. # camera: two you tavi # pose: tavi stand # feel: you happy # who: tavi # face: okay
   He goes on looking out of the window. # pose: tavi rest # feel: tavi okay, you okay # who: narrator
   -> hurt
 * [You do look a bit sad to me. # ev: emp=0]
   Ten times. # camera: two you tavi # pose: tavi fists, you point # feel: you okay # who: tavi # face: frustrated
   -> hurt
 * [I guessed wrong, too. That must be tiring. # ev: emp=2]
   So tiring! And it was a good day. I heard a moth land! # camera: two you tavi # pose: tavi lift # feel: you worried # who: tavi # face: okay
   -> hurt

=== hurt
He folds his wings. # camera: two you tavi # pose: tavi clutch, you stand # feel: tavi sad, you okay # who: narrator
They guessed and guessed, and you stood right there. I thought you knew me. # pose: tavi shrug # feel: you surprised # who: tavi # face: sad
That hurts. You feel like crying. # camera: close you # pose: you clutch # feel: you sad # who: narrator # ask: hurt
 * [Say, "Well, how should I know?" # ev: er=0]
   It comes out too loud. Tavi's ears fold down, and then come up. # camera: wide # pose: you fists, tavi hide # feel: you mad, tavi worried # who: narrator
   -> mug
 * [Go down for cocoa, and come back up in a while. # ev: er=1]
   The cocoa is too hot. You blow on it for a long time. # camera: wide # move: you to 1.8 # pose: you hold blue-mug, tavi stand # feel: you frustrated, tavi okay # who: narrator
   -> mug
 * [Stay, and breathe slowly until it hurts less. # ev: er=2]
   In, and out. Bit by bit, it hurts less. # camera: wide # pose: you rest # feel: you calm # who: narrator
   You're good at being quiet, too. # camera: two you tavi # pose: tavi stand # who: tavi # face: surprised
   -> mug

=== mug
In the evening, only Oke is left. He is singing as loudly as he can. # camera: wide # exit: tavi left # enter: oke from right at 7.3 # move: you to 5.5 # prop: put guest-table at 8.6 # pose: you stand, oke cheer # fx: dusk # feel: tavi okay, oke happy, you okay # who: narrator
Great day! Everything's great! # pose: oke stand # who: oke # face: happy
He puts a second mug on the table, and takes it away. Then he puts it back. # prop: put blue-mug on guest-table at 8.4 # pose: oke reach # camera: two oke you # who: narrator # ask: mug
 * [Say, "Yes, it was fun today." # ev: emp=1]
   It was! It was so loud! Well, I was. # pose: oke stand # feel: you happy # who: oke # face: okay
   -> brother
 * [Tell him, "You've got one mug too many there." # ev: emp=0]
   So I do. # pose: oke rest, you point # who: oke # face: okay
   He keeps one hand on it. # pose: oke reach # feel: oke sad # who: narrator
   -> brother
 * [Ask, "Who's the other mug for?" # ev: emp=2]
   Oke stops singing. For once, he takes his time. # fx: hush # pose: oke rest # feel: oke okay, you calm # who: narrator
   -> brother

=== brother
It's my brother's. He works on the boats now, across the river. # fx: hush off # camera: close oke # pose: oke clutch, you stand # feel: you surprised # who: oke # face: sad
We shouted all day long, him and me. Now I shout, and nobody shouts back. # camera: two oke you # pose: oke rest # feel: you worried # who: oke # face: sad # ask: brother
 * [What did you two shout about? # ev: emp=2]
   Who was louder. It was him. Never tell him. # pose: oke point # feel: you happy # who: oke # face: happy
   -> loud
 * [You'll soon get used to it. # ev: emp=1]
   Maybe. I don't think I want to. # pose: oke shake-head # feel: you okay # who: oke # face: sad
   -> loud
 * [Then you've got the whole room to yourself. # ev: emp=0]
   Yes. All of it. # pose: oke rest # feel: you worried # who: oke # face: sad
   -> loud

=== loud
Tell the others, please. You can do it in a normal voice. # camera: wide # pose: oke nod # feel: you okay # who: oke # face: calm
So you tell them. Everybody wants to do something. # camera: wide # fx: dusk off # exit: oke right # prop: gone blue-mug, gone guest-table # enter: juno from left at 4.2, tavi from left at 2.9, mirela from left at 1.6 # pose: you wave # feel: oke calm, juno surprised, tavi surprised, mirela surprised # who: narrator
A song! A drum! The back half of a goat! # pose: juno cheer, you stand # feel: tavi happy, mirela okay # who: juno # face: excited
Something loud, I think. # pose: tavi point, juno stand # feel: juno happy # who: tavi # face: calm # ask: loud
 * [Let's all be quiet near him, so that he can rest. # ev: coop=0]
   Quiet is for me. Oke misses loud. # pose: tavi shake-head, you point # feel: juno surprised, mirela worried # who: tavi # face: worried
   -> finish
 * [I'll shout over the river for him, all by myself. # ev: coop=1]
   You practice alone. It is quite a good shout. # pose: you cheer # feel: you proud, juno okay, mirela okay # who: narrator
   The others plan another one, at the far end of the loft. # pose: juno hold, mirela hold, you stand # feel: tavi calm # who: narrator
   -> finish
 * [We could shout over the river together. Who counts? # ev: coop=2]
   Mirela counts, Juno picks the word, and Tavi covers his ears. # pose: mirela lift, juno cheer, tavi hide # feel: mirela happy, juno excited, tavi happy, you happy # who: narrator
   -> finish

=== finish
On Saturday, the five of you stand at the river. HELLO! # camera: wide # enter: tavi at 1.5, mirela at 3.2, juno at 4.8, you at 6.4, oke at 8 # pose: tavi hide, mirela cheer, juno cheer, you cheer, oke cheer # fx: shake # feel: tavi happy, mirela excited, juno excited, you excited, oke excited # who: narrator # place: river-ferry
From far away, over the water, comes a voice. "LOUDER!" # fx: sparkle # pose: mirela stand, juno stand, you point, oke clutch # feel: oke surprised, mirela surprised, juno surprised, you surprised # who: narrator
That's him! That's my brother! # pose: oke cheer # feel: you happy, juno happy # who: oke # face: excited
I like him. From here. # camera: two tavi mirela # pose: tavi stand, mirela cheer # feel: mirela happy, oke happy # who: tavi # face: happy # keepsake: toy-blue-mug
-> END
