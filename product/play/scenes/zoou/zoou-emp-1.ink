// Nine Times Polished. Zoo U, Lantern House (empathy), lesson 1. Grade 3 reading level.
# id: zoou-emp-1
# title: Nine Times Polished
# kind: lesson
# skill: emp
# also: com
# max_words: 16
# place: lantern-house
-> start

=== start
Tonight is the Lamp Lighting. Lantern House is full of cloths, oil, and giggling. # who: narrator
Before the first lamp, one voice sings alone. This year, the voice is Tavi's. # who: narrator
Are you excited? I'd be so excited! # who: oke # face: excited
I'm fine. # who: tavi # face: worried
Tavi starts polishing the same lamp again. That makes nine times. # who: you # ask: notice # hint: The words say one thing. What do the hands say?
 * [Stop, and take a good look at Tavi. # ev: emp=2]
   Ears flat. Wings wrapped tight. Eyes on the door. # who: narrator
   -> face
 * [Say, "Good!" and pass the next lamp. # ev: emp=1]
   Tavi takes it without looking, and polishes the nine-times one. # who: narrator
   Lanterns and friends, same rule. Hold still, and look twice. # who: sorrel # face: calm
   -> face
 * [Tell Tavi about the time I sang a solo. # ev: emp=0]
   It is a good story. Tavi hears none of it. # who: narrator
   Lanterns and friends, same rule. Hold still, and look twice. # who: sorrel # face: calm
   -> face

=== face
Nearly clean. One more rub. # who: tavi # face: worried
Look at Tavi's face. Which feeling do you see? # who: narrator # play: faces # ask: face # hint: Look at the eyebrows. Are they up in the middle, or down?
 * [Worried. # out: worried # ev: emp=2]
   You don't miss much. # who: sorrel # face: proud
   -> why
 * [Sad. # out: sad # ev: emp=1]
   Close by. Sad eyes look down. Tavi's keep checking the door. # who: sorrel # face: calm
   -> why
 * [Mad. # out: mad # ev: emp=0]
   Mad pulls the eyebrows down. Look once more, a little longer. # who: sorrel # face: calm
   -> face_again

=== face_again
There was a spot. I think there was a spot. # who: tavi # face: worried
Eyebrows up in the middle. Eyes on the door. What is it? # who: narrator # play: faces of=tavi # ask: face2 # hint: It is how you look before something big.
 * [Worried. # out: worried # ev: emp=1]
   There it is. A second look is not cheating. # who: sorrel # face: happy
   -> why
 * [Excited. # out: excited # ev: emp=0]
   They are cousins. But excited wings open, and these are shut. # who: sorrel # face: calm
   -> why
 * [Mad. # out: mad # ev: emp=0]
   Let me lend you my word for it: worried. # who: sorrel # face: calm
   -> why

=== why
Outside, the crowd gets louder. Each time the door opens, Tavi's wings pull in. # who: narrator
How many are coming, do you think? More than twelve? # who: tavi # face: worried
What is the worry about? # who: you # ask: why # hint: When do the wings move? What did Tavi ask?
 * [Being looked at by so many people. # ev: emp=2]
   The door opens again. The wings pull in again. Yes, that fits. # who: narrator
   -> differ
 * [Getting the lamp clean. # ev: emp=1]
   The lamp is so clean that it squeaks. It is something else. # who: narrator
   You watch the door and the wings. Ah. The crowd. # who: narrator
   -> differ
 * [Oke asking too many questions. # ev: emp=0]
   I asked one! One is hardly any! # who: oke # face: surprised
   Then the door opens, and the wings pull in. Ah. The crowd. # who: narrator
   -> differ

=== differ
You would love to sing for a big crowd. You would wear a cape. # who: narrator
What do you say to Tavi? # who: you # ask: differ # hint: Same stage, different tummy. Whose tummy is it tonight?
 * [Is it all the people? What's it like for you? # ev: emp=2, com=2]
   It's the eyes. In the dark I'm a singer. In the light I'm just looked at. # who: tavi # face: sad
   -> help
 * [Don't worry. It's easy! # ev: emp=1, com=1]
   Easy for you. # who: tavi # face: sad
   Oh. What is it like for you, then? # who: you # face: okay
   Like a hundred eyes, in the light. # who: tavi # face: worried
   -> help
 * [You're so lucky. I'd wear a cape! # ev: emp=0, com=0]
   Then you do it. # who: tavi # face: mad
   That was about me. What's it like for you? # who: you # face: worried
   Like a hundred eyes, in the light. # who: tavi # face: worried
   -> help

=== help
Ten minutes to go. The crowd hums like a kettle. # who: narrator
How do you help? # who: you # ask: help # hint: Who knows best what would help a bat?
 * [Ask Tavi, "What would make it easier?" # ev: emp=2, com=2]
   If it was dark. If the lamps came after. Could they come after? # who: tavi # face: surprised
   -> sing
 * [Say I'll sing it instead. # ev: emp=1, com=1]
   That's kind. But I do want to sing. I only don't want the light. # who: tavi # face: okay
   Then we'll light the lamps after! # who: you # face: excited
   -> sing
 * [Shout, "Everyone, Tavi is scared!" # ev: emp=0, com=0]
   Forty heads turn. Tavi goes behind a curtain. # who: narrator
   Some feelings want a small room. Go and ask, quietly. # who: sorrel # face: calm
   "If it was dark when I sang, I could do it," whispers the curtain. # who: narrator
   -> sing

=== sing
So nobody lights anything. In the soft dark, one clear voice begins. # who: narrator # place: canopy-square
On the last note, the lamps wake up, one by one, all down the branch. # who: narrator
Everyone rushes over, cheering. Tavi flies up to the highest branch. # who: you # ask: after # hint: How does Tavi like to be close to people?
 * [Climb up, sit near, and say, "I loved that." # ev: emp=2]
   Me too. You can stay. It's quiet up here. # who: tavi # face: happy
   -> finish
 * [Call up, "You were the best!" # ev: emp=1]
   Tavi waves one wing tip. Then two. Then comes halfway down. # who: narrator
   -> finish
 * [Pull Tavi down into the crowd. # ev: emp=0]
   Too many, too many! # who: tavi # face: worried
   You make a gap, and Tavi flutters up again. You follow, softly. # who: narrator
   -> finish

=== finish
Next year, let's both sing. You in the light. Me in the dark. # who: tavi # face: proud
And I'll hold the snacks. In the light. So I can see them. # who: oke # face: happy # badge: second-look
-> END
