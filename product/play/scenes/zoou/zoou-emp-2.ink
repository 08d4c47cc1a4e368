// The Blue Mug. Zoo U, Lantern House (empathy), lesson 2. Grade 4 reading level.
# id: zoou-emp-2
# title: The Blue Mug
# kind: lesson
# skill: emp
# also: com
# max_words: 16
# place: lantern-house
-> start

=== start
At Lantern House, tea comes before lamp work. Everyone has a mug on the shelf. # who: narrator
Mirela's is small and blue. Her grandfather made it, thumbprint and all. # who: narrator
Watch me carry all five at once! # who: juno # face: proud
Four mugs land safely. The blue one does not. # who: narrator
Mirela looks at the pieces and says nothing at all. # who: you # ask: crash # hint: Before the broom and the words, there is a hedgehog.
 * [Sit by her. "That was your grandfather's mug." # ev: emp=2]
   Yes. He pressed his thumb just there. # who: mirela # face: sad
   -> laugh
 * [Go and find the broom. # ev: emp=1]
   Wait. Don't sweep it. Please don't sweep it. # who: mirela # face: sad
   You put the broom down, and sit beside her. # who: narrator
   -> laugh
 * [Say, "It's okay, we have lots of mugs." # ev: emp=0]
   Not that one. # who: mirela # face: sad
   To you, a mug. To Mirela, a grandfather. Sit with us. # who: tavi # face: calm
   -> laugh

=== laugh
Then you hear it. Juno is laughing. # who: narrator
Ha. Ha ha. Whoops. Ha. # who: juno # face: worried
It sounds like laughing. Look at Juno's face. What do you see? # who: narrator # play: faces # ask: face # hint: Forget your ears for a moment. What do the eyebrows say?
 * [Worried. # out: worried # ev: emp=2]
   Big eyes. Tail tucked in. That laugh is a blanket over a worry. # who: tavi # face: calm
   -> both
 * [Surprised. # out: surprised # ev: emp=1]
   At first, yes. Now look at the tail, tucked under. That's worry. # who: tavi # face: calm
   -> both
 * [Happy. # out: happy # ev: emp=0]
   The sound says so. Let's ask the eyes and the tail. # who: tavi # face: calm
   -> face_again

=== face_again
Ha. It just... slipped. Ha. # who: juno # face: worried
Eyebrows up. Tail tucked under. Paws twisting. What is under the laugh? # who: narrator # play: faces of=juno # ask: face2 # hint: Have you ever laughed when something went wrong?
 * [Worried. # out: worried # ev: emp=1]
   I giggle at thunder. It's the same sort of thing. # who: tavi # face: okay
   -> both
 * [Proud. # out: proud # ev: emp=0]
   Proud stands tall. Juno is getting smaller. That's worry. # who: tavi # face: calm
   -> both
 * [Happy. # out: happy # ev: emp=0]
   It's a hard one. Laughs can hide things. That's worry. # who: tavi # face: calm
   -> both

=== both
Juno thinks it's funny! My mug is in nine pieces, and Juno is laughing! # who: mirela # face: mad
What do you tell Mirela? # who: you # ask: both # hint: Can her feeling be real, and Juno's be real, too?
 * [That laugh hurt. I think it's a worried laugh, though. # ev: emp=2, com=2]
   Worried? Juno? Hmm. The tail is a bit low. # who: mirela # face: okay
   -> juno
 * [Juno didn't mean it. Forget it. # ev: emp=1, com=1]
   I can't forget it. I'm sitting in it. # who: mirela # face: sad
   I know. It hurts. And I think Juno is worried. # who: you # face: okay
   -> juno
 * [Yes. Juno is being mean. # ev: emp=0, com=0]
   Behind the lamps, the laughing stops. There is a very small sniff. # who: narrator
   That wasn't a mean sound. # who: mirela # face: surprised
   -> juno

=== juno
You find Juno behind the tall lamps, holding the handle of the mug. # who: narrator
What if she never forgives me? I was only showing off. # who: juno # face: sad
What do you say to Juno? # who: you # ask: juno # hint: What does Juno need first, a push or a hand?
 * [It feels awful because you care. I'll come with you. # ev: emp=2, com=2]
   You will? All the way to the table? # who: juno # face: okay
   -> space
 * [Say sorry fast, and it'll be over. # ev: emp=1, com=1]
   Is it over when I say it, or when she feels it? # who: juno # face: worried
   Good question. Let's go and see. Together. # who: you # face: okay
   -> space
 * [Well, you did break it. # ev: emp=0, com=0]
   I know I did. I've got the handle. # who: juno # face: sad
   Sorry. You feel bad already. Shall I come with you? # who: you # face: worried
   -> space

=== space
Mirela, I'm sorry. I laughed because I was scared, and that made it worse. # who: juno # face: sad
Thank you for saying so. I'm not ready to be jolly yet. # who: mirela # face: okay
Juno looks at you. So does Mirela. # who: you # ask: space # hint: A sorry can be fast. How fast is a sad feeling?
 * [That's okay. We'll be by the kettle when you want us. # ev: emp=2]
   Save me the chair by the window, please. # who: mirela # face: calm
   -> gift
 * [How about now? Or now? # ev: emp=1]
   Not now. Nor now. But that nearly made me smile. # who: mirela # face: okay
   -> gift
 * [Juno said sorry. You have to be friends now. # ev: emp=0]
   I don't have to be quick. # who: mirela # face: frustrated
   No, you don't. Juno and I will put the kettle on. # who: you # face: okay
   -> gift

=== gift
I know! I'll get her a giant gold mug with bells on! I'd love that! # who: juno # face: excited
You think of Mirela. Small, quiet, blue. She has kept every one of the nine pieces. # who: narrator
What do you tell Juno? # who: you # ask: gift # hint: Who is the present for? What has she kept?
 * [Could we ask to make a lamp from the blue pieces? # ev: emp=2]
   With the thumbprint at the front. So the light comes through it. # who: juno # face: determined
   -> finish
 * [A blue one would be better. # ev: emp=1]
   Blue, yes. But it won't have the thumb in it. # who: juno # face: okay
   She kept the pieces. Maybe we could make something from those. # who: you # face: okay
   -> finish
 * [Bells! Yes! Get the biggest! # ev: emp=0]
   Somewhere, a hedgehog who hates jingling has a strange shiver. # who: narrator
   She'd jingle all day. And she kept the pieces, you know. # who: tavi # face: okay
   -> finish

=== finish
Mirela thinks about it for a whole day. Then she says yes. # who: narrator
Now a small blue lamp hangs by the window, with one bright thumbprint. # who: narrator
He'd have liked it. He always said I should hold my tea up to the light. # who: mirela # face: happy
And I now carry one mug at a time. Like a boring person. # who: juno # face: okay # badge: two-hearts
-> END
