// Whose Cloud Is It? Zoo U, Lantern House loft, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-emp
# title: Whose Cloud Is It?
# kind: check
# skill: emp
# also: er, ic, coop
# max_words: 16
# place: lantern-house
-> start

=== start
Each spring, everyone at Lantern House paints a cloud to show how their week felt. # camera: wide # enter: juno at 1.5, tavi at 3, oke at 4.6, you at 6.1, mirela at 7.4 # prop: put gray-cloud at 8.8, put paper-cloud at 3.7 # feel: you happy, mirela okay, oke happy, juno happy, tavi okay # who: narrator
The clouds hang from the loft beams on long threads. No names are allowed. # pose: juno point # feel: juno happy # who: narrator
Mine's the one with the frog on it. I mean, whose could that be? # pose: oke point, juno stand # feel: tavi happy # who: oke # face: happy
In the corner hangs a cloud that is plain gray, edge to edge. # pose: oke stand, you point # feel: you surprised, mirela worried, oke okay # who: narrator
Oh. That one's very... gray. # pose: you stand, mirela clutch # feel: oke surprised, you okay # who: mirela # face: worried
Look at Mirela. Which face is it? # camera: close mirela # feel: mirela worried # who: narrator # play: faces # ask: face
 * [Worried. # out: worried # ev: emp=2]
   She looks from the cloud to you, and back to the cloud. # camera: two you mirela # pose: mirela shake-head # who: narrator
   -> tavi
 * [Sad. # out: sad # ev: emp=1]
   She looks from the cloud to you, and back to the cloud. # camera: two you mirela # pose: mirela shake-head # who: narrator
   -> tavi
 * [Excited. # out: excited # ev: emp=0]
   She looks from the cloud to you, and back to the cloud. # camera: two you mirela # pose: mirela shake-head # who: narrator
   -> tavi

=== tavi
Tavi stands beside a bright yellow cloud. One small part of it is black. # camera: wide # pose: mirela stand, tavi clutch # feel: mirela okay, tavi okay, oke okay # who: narrator
It was a good week. I won't talk about Thursday. # camera: two oke tavi # who: tavi # face: okay
He wraps both wings around himself, and looks at the floor. # camera: close tavi # pose: tavi clutch # who: narrator
What do you think about Tavi's week? # feel: you okay # who: narrator # ask: week
 * [All of it was good, because the cloud is nearly all yellow. # ev: emp=0]
   Great! Next cloud! # camera: wide # pose: oke cheer # feel: juno happy # who: oke # face: happy
   Tavi keeps his wings shut. # camera: close tavi # pose: tavi hide, oke stand # feel: tavi okay # who: narrator
   -> guess
 * [It was good, but Thursday was hard for him. # ev: emp=2]
   Thursday was the dentist. It hurt a lot. # camera: close tavi # pose: tavi point # feel: oke surprised, juno surprised # who: tavi # face: worried
   -> guess
 * [He is probably just tired. # ev: emp=1]
   A bit, yes. # camera: close tavi # pose: tavi rest # who: tavi # face: okay
   -> guess

=== guess
Now, the gray one. I say we guess. I'm an amazing guesser. # camera: wide # pose: oke point, tavi stand # feel: tavi okay, juno happy, mirela worried # who: oke # face: excited
You think it is Mirela's. She is standing right next to you. # camera: two you mirela # pose: oke stand # feel: you okay # who: narrator # ask: guess
 * [Whisper it to Oke and nobody else. # ev: ic=1]
   Oke whispers like a trumpet. Mirela hears her own name. # camera: wide # pose: oke cheer, you reach # feel: oke excited, mirela surprised # who: narrator
   -> joke
 * [Say, "It looks like one of Mirela's." # ev: ic=0]
   Mirela goes quite still. # camera: close mirela # pose: mirela rest, you point # feel: mirela sad # who: narrator
   -> joke
 * [Keep my guess to myself. # ev: ic=2]
   Oke guesses the mayor, the moon, and a goat. # camera: wide # pose: oke shrug, you hold # feel: oke excited, mirela okay, juno happy # who: narrator
   -> joke

=== joke
Maybe somebody just ran out of paint. # camera: wide # pose: juno point, you stand, oke stand # feel: oke happy, mirela okay # who: juno # face: happy
Oke laughs. Mirela laughs too, a moment late, and puts her cookie down. # camera: two mirela oke # pose: oke cheer, mirela rest, juno stand # feel: oke happy, mirela okay # who: narrator # ask: joke
 * [Laugh as well, because it was quite funny. # ev: emp=0]
   The laugh goes around. Mirela folds her napkin very small. # camera: wide # pose: you cheer, oke cheer, mirela clutch # feel: you happy, juno happy, tavi happy, mirela sad # who: narrator
   -> rain
 * [Ask who wants another cookie. # ev: emp=1]
   Everyone does. Mirela shakes her head. # camera: wide # pose: you wave, oke cheer, juno cheer, mirela shake-head # feel: oke happy, mirela okay # who: narrator
   -> rain
 * [Say, "I've had a sad week, too." # ev: emp=2]
   Me too. The week our den flooded. # camera: wide # pose: juno rest, oke stand # feel: mirela surprised, you okay, oke okay # who: juno # face: okay
   Mirela picks her cookie up again. # camera: close mirela # pose: mirela hold # feel: mirela happy # who: narrator
   -> rain

=== rain
Next is Juno's cloud. It is pouring with rain, and there is a big smile on it. # camera: wide # prop: put paper-cloud at 2.2, smile paper-cloud # pose: you stand, mirela stand, oke stand, juno point # feel: juno happy, oke surprised, mirela okay, tavi okay, you surprised # who: narrator
The rain washed out the picnic! I cried into my boots! # pose: oke clutch, juno stand # feel: juno okay # who: oke # face: surprised
I was supposed to give the picnic speech. # camera: close juno # pose: oke stand # feel: oke okay # who: juno # face: okay
Why would she paint rain with a smile? # camera: wide # feel: you okay # who: narrator # ask: rain
 * [She wasn't ready to speak. Rain meant no speech. # id: she-wasnt-ready-for-the-speech-rain-let-her-off # ev: emp=2]
   Not one word ready! I love that rain. # camera: two tavi juno # pose: juno cheer # feel: oke surprised # who: juno # face: happy
   -> turn
 * [She likes rain more than picnics. # ev: emp=1]
   I like picnics. I don't like standing on boxes, talking. # camera: two tavi juno # pose: juno shrug # feel: tavi okay # who: juno # face: okay
   -> turn
 * [She mixed it up, because a rained-out picnic is a sad thing. # ev: emp=0]
   I didn't mix it up. You'd be sad. I was glad. # camera: two tavi juno # pose: juno fists # feel: tavi worried, you surprised # who: juno # face: frustrated
   -> turn

=== turn
The others go for more tea. Mirela stays by the window. # camera: wide # exit: oke left, tavi left, juno left # move: mirela to 5, you to 3.5 # pose: mirela stand # feel: mirela sad, you okay # who: narrator
They all think the gray one's mine. It isn't. Mine's the one with stripes. # camera: two you mirela # pose: mirela point # feel: you surprised # who: mirela # face: sad
Gloomy Mirela. That's what people see. # camera: close mirela # pose: mirela rest # feel: you worried # who: mirela # face: sad # ask: turn
 * [The gray does look a bit like you. # ev: emp=0]
   There. You see? # camera: two you mirela # pose: mirela fists, you point # feel: you okay # who: mirela # face: frustrated
   -> sting
 * [I think your stripes are really nice. # ev: emp=1]
   Thanks. # camera: two you mirela # pose: mirela stand # feel: you happy # who: mirela # face: okay
   She says it to the window. # pose: mirela rest # feel: mirela sad, you okay # who: narrator
   -> sting
 * [I guessed you as well. That must get tiring. # ev: emp=2]
   So tiring. I had a good week! I learned to whistle! # camera: two you mirela # pose: mirela shrug # feel: you worried # who: mirela # face: okay
   -> sting

=== sting
She turns around. # camera: two you mirela # pose: mirela stand, you stand # feel: mirela sad, you okay # who: narrator
You looked right at me, though. I thought you'd be different. # pose: mirela shrug # feel: you surprised # who: mirela # face: sad
That hurts. You feel close to crying. # camera: close you # pose: you clutch # feel: you sad # who: narrator # ask: sting
 * [Go down for some tea, and come up later. # ev: er=1]
   The tea is too hot. It takes two cups until you feel better. # camera: wide # move: you to 1.8 # pose: you hold blue-mug, mirela stand # feel: you frustrated, mirela okay # who: narrator
   -> hook
 * [Hold on to the sill until the hurt gets smaller. # ev: er=2]
   The wood is cool. Bit by bit, the hurt gets smaller. # camera: wide # move: you to 3.8 # pose: you reach # feel: you calm # who: narrator
   You stayed. Most people run. # camera: two you mirela # pose: mirela stand # who: mirela # face: surprised
   -> hook
 * [Say, "I was only trying to be nice!" # ev: er=0]
   It comes out too loud. Mirela's prickles lift, and then settle. # camera: wide # pose: you fists, mirela fists # feel: you mad, mirela worried # who: narrator
   -> hook

=== hook
When the loft is nearly empty, Sorrel comes up to check the threads. # camera: wide # exit: mirela left # enter: sorrel from right at 7.3 # move: you to 5.5 # pose: you stand # fx: dusk # feel: sorrel calm, you okay # who: narrator
All in order, I believe. # pose: sorrel rest # who: sorrel # face: calm
A long wing straightens the empty hook beside the gray cloud. Then it does so again. # pose: sorrel lift # camera: two sorrel you # who: narrator # ask: hook
 * [Point out, "That hook's straight already." # ev: emp=0]
   So it is. # pose: sorrel rest, you point # who: sorrel # face: calm
   One long wing stays on the hook. # pose: sorrel lift # feel: sorrel sad # who: narrator
   -> friend
 * [Ask, "Whose cloud used to hang there?" # ev: emp=2]
   Sorrel is silent for a moment. It is a comfortable sort of silence. # fx: hush # pose: sorrel rest # feel: sorrel okay, you calm # who: narrator
   -> friend
 * [Say, "It's a lovely sky this year." # ev: emp=1]
   It is. Most of it. # pose: sorrel stand # feel: you happy # who: sorrel # face: calm
   -> friend

=== friend
The gray one is mine. My friend Anselm moved to the coast. # fx: hush off # camera: close sorrel # pose: sorrel clutch, you stand # feel: you surprised # who: sorrel # face: sad
We argued about clouds for thirty years. It is very peaceful now. I dislike it. # camera: two sorrel you # pose: sorrel rest # feel: you worried # who: sorrel # face: sad # ask: friend
 * [You'll find someone else to argue with. # ev: emp=1]
   Perhaps. Not one who is wrong so beautifully. # pose: sorrel shake-head # feel: you okay # who: sorrel # face: sad
   -> gift
 * [What did Anselm say about clouds? # ev: emp=2]
   That gray is not one color but forty. He was right. Don't tell him. # pose: sorrel point # feel: you happy # who: sorrel # face: happy
   -> gift
 * [At least it's nice and quiet here now. # ev: emp=0]
   Yes. That is the trouble. # pose: sorrel rest # feel: you worried # who: sorrel # face: sad
   -> gift

=== gift
You may tell the others. They can stop guessing. # camera: wide # pose: sorrel nod # feel: you okay # who: sorrel # face: calm
So you tell them. Everyone wants to do something. # camera: wide # fx: dusk off # exit: sorrel right # enter: oke from left at 4.2, tavi from left at 2.9, mirela from left at 1.6 # pose: you wave # feel: sorrel calm, oke surprised, tavi surprised, mirela surprised # who: narrator
A party! A parade! A goat! # pose: oke cheer, you stand # feel: tavi happy, mirela okay # who: oke # face: excited
A letter, maybe. # pose: mirela hold letter, oke stand # feel: oke happy # who: mirela # face: okay # ask: gift
 * [I'll paint her a big sun by myself. # ev: coop=1]
   It is a good sun. The others watch it dry. # prop: put paint-pot at 6.5, open paint-pot # pose: you lift # feel: you proud, oke okay, tavi okay # who: narrator
   Mirela writes her letter at the far end of the table. # pose: mirela stand letter, you stand # prop: open letter # feel: mirela calm # who: narrator
   -> finish
 * [We could each write Anselm a line. Who starts? # ev: coop=2]
   Mirela writes, Tavi draws, and Oke is allowed one goat. # pose: mirela stand letter, tavi reach, oke cheer # prop: open letter # feel: mirela happy, oke excited, tavi happy, you happy # who: narrator
   -> finish
 * [Let's move the gray one to where nobody has to look. # ev: coop=0]
   But it's Sorrel's. I'd miss it. I'll write that letter. # pose: mirela clutch letter, you point # feel: oke surprised, tavi worried # who: mirela # face: worried
   -> finish

=== finish
Next week, a cloud comes in the mail. It is plain gray, edge to edge. # camera: wide # prop: put paint-pot at 6.5, gone paint-pot # enter: sorrel from right at 7.3 # move: you to 5.5 # pose: you stand, mirela stand, oke stand, tavi stand, sorrel hold letter # feel: sorrel surprised, you happy, mirela happy, oke happy, tavi happy # who: narrator
Sorrel hangs it on the empty hook. # prop: put paper-cloud at 7.9, gray paper-cloud # pose: sorrel lift # feel: sorrel calm # who: narrator
Wrong gray. Entirely the wrong gray. # pose: sorrel shake-head, oke cheer, mirela cheer # fx: sparkle # feel: mirela happy, oke happy, you happy # who: sorrel # face: happy # keepsake: toy-paper-cloud
-> END
