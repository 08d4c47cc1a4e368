// The Blue Mug. Zoo U, Lantern House (empathy), lesson 2. Grade 4 reading level.
# id: zoou-emp-2
# title: The Blue Mug
# kind: lesson
# skill: emp
# max_words: 16
# place: lantern-house
-> start

=== start
At Lantern House, tea comes before lamp work. Everyone has a mug on the shelf. # camera: wide # enter: tavi at 1.2, you at 2.4, mirela at 3.7, juno at 6.8 # feel: tavi calm, you happy, mirela happy, juno happy # who: narrator
Mirela's is small and blue. Her grandfather made it, thumbprint and all. # camera: close mirela # pose: mirela hold blue-mug # feel: mirela happy # who: narrator
Watch me carry all five at once! # camera: wide # pose: mirela reach, juno lift blue-mug # feel: mirela worried, you surprised # who: juno # face: proud
Four mugs land safely. The blue one does not. # prop: drop blue-mug at 5.2, break blue-mug # pose: juno shrug, mirela cheer # fx: shake # feel: juno surprised, mirela surprised, you surprised, tavi surprised # who: narrator
Mirela looks at the pieces and says nothing at all. # camera: two mirela juno # pose: mirela rest # feel: mirela sad, juno worried # who: narrator # ask: crash # hint: Before the broom and the words, there is a hedgehog.
 * [Sit by her. "That was your grandfather's mug." # ev: emp=2]
   Yes. He pressed his thumb just there. # camera: two you mirela # pose: you sit, mirela sit # feel: you sad # who: mirela # face: sad
   -> laugh
 * [Go and find the broom. # ev: emp=1]
   Wait. Don't sweep it. Please don't sweep it. # camera: two you mirela # pose: mirela reach # feel: you surprised # who: mirela # face: sad
   You put the broom down, and sit beside her. # pose: you sit, mirela sit # feel: mirela sad, you worried # who: narrator
   -> laugh
 * [Say, "It's okay, we have lots of other mugs on the shelf." # ev: emp=0]
   Not that one. # camera: two you mirela # pose: mirela sit, you wave # feel: you happy # who: mirela # face: sad
   To you, a mug. To Mirela, a grandfather. Sit with us. # camera: two tavi you # pose: tavi comfort, you sit # feel: you surprised # who: tavi # face: calm
   -> laugh

=== laugh
Then you hear it. Juno is laughing. # camera: wide # pose: juno clutch, you stand, tavi stand # feel: juno worried, you surprised, mirela surprised, tavi okay # who: narrator
Ha. Ha ha. Whoops. Ha. # camera: two mirela juno # feel: mirela mad # who: juno # face: worried
It sounds like laughing. Look at Juno's face. What do you see? # camera: close juno # feel: juno worried # who: narrator # play: faces # ask: face # hint: Forget your ears for a moment. What do the eyebrows say?
 * [Worried. # out: worried # ev: emp=2]
   Wide eyes. Eyebrows up in the middle. That laugh hides a worry. # camera: two tavi you # pose: tavi point # feel: you okay # who: tavi # face: calm
   -> both
 * [Surprised. # out: surprised # ev: emp=1]
   At first, yes. Now the eyebrows go up in the middle. That's worry. # camera: two tavi you # pose: tavi point # feel: you surprised # who: tavi # face: calm
   -> both
 * [Happy. # out: happy # ev: emp=0]
   The sound says so. Let's look at the eyes and the eyebrows. # camera: two tavi you # pose: tavi point # feel: you surprised # who: tavi # face: calm
   -> face_again

=== face_again
Ha. It just... slipped. Ha. # camera: two mirela juno # pose: juno clutch, tavi stand # who: juno # face: worried
Eyebrows up in the middle. Eyes wide. What does Juno feel? # camera: close juno # feel: juno worried # who: narrator # play: faces of=juno # ask: face2 # again: emp # hint: Have you ever laughed when something went wrong?
 * [Worried. # out: worried # ev: none]
   I giggle at thunder. It's the same sort of thing. # camera: two tavi you # pose: tavi nod # feel: you okay # who: tavi # face: okay
   -> both
 * [Proud. # out: proud # ev: none]
   Proud eyebrows stay level. Juno's go up in the middle. That's worry. # camera: two tavi you # pose: tavi point # feel: you okay # who: tavi # face: calm
   -> both
 * [Happy. # out: happy # ev: none]
   It's a hard one. Laughs can hide things. That's worry. # camera: two tavi you # pose: tavi comfort # feel: you okay # who: tavi # face: calm
   -> both

=== both
Juno thinks it's funny! My mug is in nine pieces, and Juno is laughing! # camera: two you mirela # pose: mirela point, you stand, tavi stand # feel: juno worried, you worried # who: mirela # face: mad
What do you tell Mirela? # camera: close you # pose: mirela fists # feel: mirela mad # who: narrator # ask: both # hint: Can her feeling be real, and Juno's be real, too?
 * [That laugh hurt. I think it's a worried laugh, though. # ev: emp=2]
   Worried? Juno? Hmm. Those eyebrows do look worried. # camera: two you mirela # pose: mirela stand, you comfort # feel: juno worried # who: mirela # face: okay
   -> juno
 * [Juno didn't mean it. Forget it. # ev: emp=1]
   I can't forget it. I'm sitting in it. # camera: two you mirela # pose: mirela sit # feel: you worried # who: mirela # face: sad
   I know. It hurts. And I think Juno is worried. # pose: you comfort # feel: mirela okay # who: you # face: okay # play: echo
   -> juno
 * [Yes. Juno is being mean. # ev: emp=0]
   Behind the lamps, the laughing stops. There is a very small sniff. # camera: wide # move: juno to 8.2 # pose: juno hide, you point # fx: hush # feel: juno sad, mirela surprised, you surprised # who: narrator
   That wasn't a mean sound. # fx: hush off # pose: mirela stand, you stand # feel: you worried # who: mirela # face: surprised
   -> juno

=== juno
You find Juno behind the tall lamps, holding the handle of the mug. # camera: wide # prop: put lamp at 7.7, light lamp # move: you to 6.6, juno to 8.2 # pose: juno clutch, you stand, mirela sit # feel: juno sad, mirela sad, you surprised # who: narrator
What if she never forgives me? I was only showing off. # camera: close juno # pose: juno rest # feel: you worried # who: juno # face: sad
What do you say to Juno? # camera: two you juno # feel: juno sad # who: narrator # ask: juno # hint: What does Juno need first, a push or a hand?
 * [You feel awful. I'll come with you. # ev: emp=2]
   You will? All the way to the table? # pose: you comfort, juno hold # feel: you okay # who: juno # face: okay
   -> space
 * [Go and say sorry right now, as fast as you can, and it'll be over. # ev: emp=1]
   Is it over when I say it, or when she feels it? # pose: you wave, juno shrug # feel: you surprised # who: juno # face: worried
   Good question. Let's go and see. Together. # pose: you reach # feel: juno okay # who: you # face: okay
   -> space
 * [Well, you did break it, and you did laugh about it as well. # ev: emp=0]
   I know I did. I've got the handle. # pose: you point, juno clutch # feel: you okay # who: juno # face: sad
   Sorry. You feel bad already. Shall I come with you? # pose: you comfort # feel: juno okay # who: you # face: worried # play: echo
   -> space

=== space
Mirela, I'm sorry. I laughed because I was scared, and that made it worse. # camera: wide # prop: gone lamp # move: you to 7.4, juno to 6.3 # pose: juno rest, you stand, mirela stand # feel: mirela okay, you okay, tavi calm # who: juno # face: sad
Thank you for saying so. I'm not ready to be jolly yet. # camera: two mirela juno # pose: mirela rest # feel: juno worried # who: mirela # face: okay
Juno looks at you. So does Mirela. # camera: wide # feel: juno worried, mirela okay # who: narrator # ask: space # hint: A sorry can be fast. How fast is a sad feeling?
 * [That's okay. We'll be by the kettle when you want us. # ev: emp=2]
   Save me the chair by the window, please. # pose: mirela nod, you point # feel: juno okay, you calm # who: mirela # face: calm
   -> gift
 * [How about now? Or now? # ev: emp=1]
   Not now. Nor now. But that nearly made me smile. # pose: mirela shake-head, you hop # feel: you excited, juno okay # who: mirela # face: okay
   -> gift
 * [Juno said sorry. You have to be friends now. # ev: emp=0]
   I don't have to be quick. # pose: mirela fists, you point # feel: juno worried, you okay # who: mirela # face: frustrated
   No, you don't. Juno and I will put the kettle on. # pose: you rest, mirela stand # feel: mirela okay, juno okay # who: you # face: okay
   -> gift

=== gift
I know! I'll get her a giant gold mug with bells on! I'd love that! # camera: wide # move: juno to 6.6, you to 7.9 # pose: juno cheer, you stand, mirela sit # feel: you surprised, mirela calm, tavi okay # who: juno # face: excited
You think of Mirela. Small, quiet, blue. She has kept every one of the nine pieces. # camera: close mirela # pose: mirela sit # feel: mirela sad # who: narrator
What do you tell Juno? # camera: two juno you # pose: juno stand # feel: juno happy # who: narrator # ask: gift # hint: Who is the present for? What has she kept?
 * [Could we ask to make a lamp from the blue pieces? # ev: emp=2]
   With the thumbprint at the front. So the light comes through it. # pose: juno hold # feel: you happy # who: juno # face: determined
   -> finish
 * [A blue one would be better. # ev: emp=1]
   Blue, yes. But it won't have the thumb in it. # pose: juno shrug # feel: you okay # who: juno # face: okay
   She kept the pieces. Maybe we could make something from those. # pose: you rest # feel: juno surprised # who: you # face: okay
   -> finish
 * [Bells! Yes! Get the biggest one, so everyone can hear it! # ev: emp=0]
   Somewhere, a hedgehog who hates jingling has a strange shiver. # camera: close mirela # pose: mirela clutch, you cheer, juno cheer # fx: shake # feel: mirela surprised, you excited, juno excited # who: narrator
   She'd jingle all day. And she kept the pieces, you know. # camera: wide # pose: tavi point, you stand, juno stand # feel: you surprised, juno surprised, mirela okay # who: tavi # face: okay
   -> finish

=== finish
Mirela thinks about it for a whole day. Then she says yes. # camera: wide # move: juno to 6.3, you to 7.5 # pose: mirela nod, you stand, juno clutch, tavi stand # feel: mirela calm, juno worried, you okay, tavi happy # who: narrator
Now a small blue lamp hangs by the window, with one bright thumbprint. # prop: put blue-mug at 3.7, glow blue-mug # fx: dusk, lamps # pose: mirela lift blue-mug, juno stand # feel: mirela happy, juno happy, you happy # who: narrator
He'd have liked it. He always said I should hold my tea up to the light. # camera: close mirela # pose: mirela lift blue-mug # feel: tavi happy # who: mirela # face: happy
And I now carry one mug at a time. Like a boring person. # camera: wide # pose: juno shrug, you cheer, tavi wave # fx: sparkle # feel: you proud, mirela happy, tavi happy # who: juno # face: okay # keepsake: two-hearts
-> END
