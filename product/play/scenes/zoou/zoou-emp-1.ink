// Nine Times Polished. Zoo U, Lantern House (empathy), lesson 1. Grade 3 reading level.
# id: zoou-emp-1
# title: Nine Times Polished
# kind: lesson
# skill: emp
# max_words: 16
# place: lantern-house
-> start

=== start
Tonight is the Lamp Lighting. Lantern House is full of cloths, oil, and giggling. # camera: wide # enter: you at 2.7, oke at 4.2, sorrel at 1.3, tavi at 6.2 # pose: tavi hold lamp # feel: you happy, oke excited, sorrel calm, tavi okay # who: narrator
Before the first lamp, one voice sings alone. This year, the voice is Tavi's. # camera: close tavi # feel: tavi worried # who: narrator
Are you excited? I'd be so excited! # camera: wide # pose: oke cheer # feel: you happy # who: oke # face: excited
I'm fine. # camera: two oke tavi # pose: oke stand # feel: oke happy # who: tavi # face: worried
Tavi starts polishing the same lamp again. That makes nine times. # camera: close tavi # pose: tavi clutch lamp # feel: tavi worried # who: narrator # ask: notice # hint: The words say one thing. What do the hands say?
 * [Stop, and take a good look at Tavi. # ev: emp=2]
   Ears flat. Wings wrapped tight. Eyes on the door. # camera: close tavi # pose: tavi clutch lamp # feel: you worried # who: narrator
   -> face
 * [Say, "Good!" and pass the next lamp. # ev: emp=1]
   Tavi takes it without looking, and polishes the nine-times one. # camera: wide # pose: you reach # feel: you happy, tavi worried # who: narrator
   Lanterns and friends, same rule. Hold still, and look twice. # camera: two sorrel you # pose: sorrel comfort, you stand # feel: you surprised # who: sorrel # face: calm
   -> face
 * [Tell Tavi about the time I sang a solo. # ev: emp=0]
   It is a good story. Tavi hears none of it. # camera: wide # pose: you cheer # feel: you excited, tavi worried, oke happy # who: narrator
   Lanterns and friends, same rule. Hold still, and look twice. # camera: two sorrel you # pose: sorrel comfort, you stand # feel: you surprised # who: sorrel # face: calm
   -> face

=== face
Nearly clean. One more rub. # camera: two oke tavi # pose: tavi clutch lamp, sorrel stand, you stand # feel: you okay, oke okay # who: tavi # face: worried
Look at Tavi's face. Which feeling do you see? # camera: close tavi # feel: tavi worried # who: narrator # play: faces # ask: face # hint: Look at the eyebrows. Are they up in the middle, or down?
 * [Worried. # out: worried # ev: emp=2]
   You don't miss much. # camera: two sorrel you # pose: sorrel nod # feel: you proud # who: sorrel # face: proud
   -> why
 * [Sad. # out: sad # ev: emp=1]
   Close by. Sad eyes look down. Tavi's keep checking the door. # camera: two sorrel you # pose: sorrel point # feel: you okay # who: sorrel # face: calm
   -> why
 * [Mad. # out: mad # ev: emp=0]
   Mad pulls the eyebrows down. Look once more, a little longer. # camera: two sorrel you # pose: sorrel point # feel: you surprised # who: sorrel # face: calm
   -> face_again

=== face_again
There was a spot. I think there was a spot. # camera: two oke tavi # pose: tavi clutch lamp, sorrel stand # feel: you okay # who: tavi # face: worried
Eyebrows up in the middle. Eyes on the door. What is it? # camera: close tavi # feel: tavi worried # who: narrator # play: faces of=tavi # ask: face2 # again: emp # hint: It is how you look before something big.
 * [Worried. # out: worried # ev: none]
   There it is. A second look is not cheating. # camera: two sorrel you # pose: sorrel nod # feel: you proud # who: sorrel # face: happy
   -> why
 * [Excited. # out: excited # ev: none]
   They are cousins. But excited wings open, and these are shut. # camera: two sorrel you # pose: sorrel point # feel: you surprised # who: sorrel # face: calm
   -> why
 * [Mad. # out: mad # ev: none]
   Let me lend you my word for it: worried. # camera: two sorrel you # pose: sorrel comfort # feel: you okay # who: sorrel # face: calm
   -> why

=== why
Outside, the crowd gets louder. Each time the door opens, Tavi's wings pull in. # camera: wide # enter: crowd from right at 8.8 # prop: put guild-door at 8.8, open guild-door # pose: tavi clutch lamp, sorrel stand, you stand # fx: shake # feel: tavi worried, you okay, oke surprised, sorrel calm, crowd excited # who: narrator
How many are coming, do you think? More than twelve? # camera: close tavi # exit: crowd right # prop: shut guild-door # feel: oke okay # who: tavi # face: worried
What is the worry about? # camera: close you # feel: tavi worried # who: narrator # ask: why # hint: When do the wings move? What did Tavi ask?
 * [Being looked at by so many people. # ev: emp=2]
   The door opens again. The wings pull in again. Yes, that fits. # camera: wide # enter: crowd from right at 8.8 # prop: open guild-door # pose: tavi clutch lamp # feel: tavi worried, you surprised # who: narrator
   -> differ
 * [Getting the lamp clean. # ev: emp=1]
   The lamp is so clean that it squeaks. It is something else. # camera: close lamp # feel: you surprised # who: narrator
   You watch the door and the wings. Ah. The crowd. # camera: wide # enter: crowd from right at 8.8 # prop: open guild-door # pose: tavi clutch lamp # feel: tavi worried, you okay # who: narrator
   -> differ
 * [Oke asking him one question after another. # ev: emp=0]
   I asked one! One is hardly any! # camera: two you oke # pose: oke shrug, you point # feel: you okay # who: oke # face: surprised
   Then the door opens, and the wings pull in. Ah. The crowd. # camera: wide # enter: crowd from right at 8.8 # prop: open guild-door # pose: oke stand, you stand, tavi clutch lamp # feel: tavi worried, you surprised # who: narrator
   -> differ

=== differ
You would love to sing for a big crowd. You would wear a cape. # camera: close you # exit: crowd right # prop: shut guild-door # pose: you cheer # feel: you excited # who: narrator
What do you say to Tavi? # camera: wide # move: you to 5.2 # pose: you stand # feel: tavi worried # who: narrator # ask: differ # hint: Same stage, different tummy. Whose tummy is it tonight?
 * [Is it all the people? What's it like for you? # ev: emp=2]
   It's the eyes. In the dark I'm a singer. In the light I'm just looked at. # camera: two you tavi # pose: tavi rest lamp, you comfort # feel: you worried # who: tavi # face: sad
   -> help
 * [Don't worry. It's easy! # ev: emp=1]
   Easy for you. # camera: two you tavi # pose: tavi clutch lamp, you wave # feel: you happy # who: tavi # face: sad
   Oh. What is it like for you, then? # pose: you rest # feel: tavi okay # who: you # face: okay
   Like a hundred eyes, in the light. # pose: tavi hold lamp # feel: you worried # who: tavi # face: worried
   -> help
 * [You're so lucky. I'd wear a cape! # ev: emp=0]
   Then you do it. # camera: two you tavi # pose: tavi fists lamp, you cheer # feel: you surprised # who: tavi # face: mad
   That was about me. What's it like for you? # pose: you rest # feel: tavi okay # who: you # face: worried # play: echo
   Like a hundred eyes, in the light. # pose: tavi hold lamp # feel: you worried # who: tavi # face: worried
   -> help

=== help
Ten minutes to go. The crowd hums like a kettle. # camera: wide # enter: crowd from right at 8.8 # prop: open guild-door # pose: you stand, tavi clutch lamp # feel: tavi worried, you okay, oke worried # who: narrator
How do you help? # camera: two you tavi # feel: tavi worried # who: narrator # ask: help # hint: Who knows best what would help a bat?
 * [Ask Tavi, "What would make it easier?" # ev: emp=2]
   If it was dark. If the lamps came after. Could they come after? # pose: you comfort, tavi hold lamp # feel: you happy # who: tavi # face: surprised
   -> sing
 * [Say I'll sing it instead. # ev: emp=1]
   That's kind. But I do want to sing. I only don't want the light. # pose: you wave, tavi shake-head # feel: you surprised # who: tavi # face: okay
   Then we'll light the lamps after! # pose: you cheer # feel: tavi happy # who: you # face: excited # play: echo
   -> sing
 * [Shout, "Everyone, be nice, because Tavi is scared!" # ev: emp=0]
   Forty heads turn. Tavi goes behind a curtain. # camera: wide # move: tavi to 7.6 # pose: you cheer, tavi hide # fx: shake # feel: tavi sad, oke surprised, you surprised, sorrel surprised # who: narrator
   Some feelings want a small room. Go and ask, quietly. # pose: sorrel rest, you stand # feel: you worried # who: sorrel # face: calm
   "If it was dark when I sang, I could do it," whispers the curtain. # camera: two you tavi # move: you to 6.4 # pose: you comfort, tavi hide # feel: tavi okay, you okay # who: narrator
   -> sing

=== sing
So nobody lights anything. In the soft dark, one clear voice begins. # camera: wide # fx: dark # enter: you at 2.2, oke at 3.4, tavi at 5.2, juno at 6.7, crowd at 8.4 # pose: tavi lift, crowd rest # feel: tavi calm, you happy, oke surprised, juno surprised, crowd surprised # who: narrator # place: canopy-square
On the last note, the lamps wake up, one by one, all down the branch. # fx: dark off, dusk, lamps # prop: put lamp at 4.3, light lamp # pose: tavi cheer # feel: tavi happy, you excited, oke excited, juno happy # who: narrator
Everyone rushes over, cheering. Tavi flies up to the highest branch. # prop: put perch at 8.9 # move: crowd to 1.5, tavi to 8.9, oke to 4.6, juno to 6.3, you to 3.2 # pose: oke cheer, juno cheer, crowd cheer, tavi clutch # feel: crowd excited, tavi worried, oke excited, juno excited # who: narrator # ask: after # hint: How does Tavi like to be close to people?
 * [Climb up, sit near, and say, "I loved that." # ev: emp=2]
   Me too. You can stay. It's quiet up here. # camera: two you tavi # move: you to 7.7 # pose: you sit, tavi rest, oke stand, juno stand # feel: you happy # who: tavi # face: happy
   -> finish
 * [Call up, "You were the best!" # ev: emp=1]
   Tavi waves one wing tip. Then two. Then comes halfway down. # camera: wide # move: tavi to 8 # pose: you wave, tavi wave, oke stand, juno stand # feel: tavi happy, you happy # who: narrator
   -> finish
 * [Pull Tavi down into the crowd. # ev: emp=0]
   Too many, too many! # camera: wide # move: tavi to 7.6 # pose: you reach, tavi hide # feel: you excited, oke surprised # who: tavi # face: worried
   You make a gap, and Tavi flutters up again. You follow, softly. # move: tavi to 8.9, you to 7.7 # pose: you rest, tavi clutch, oke stand, juno stand # feel: tavi okay, you okay, oke okay # who: narrator
   -> finish

=== finish
Next year, let's both sing. You in the light. Me in the dark. # camera: two you tavi # move: you to 7.7, tavi to 8.9 # pose: you stand, tavi point, oke stand, juno stand # feel: you happy, juno happy, oke happy # who: tavi # face: proud
And I'll hold the snacks. In the light. So I can see them. # camera: wide # pose: oke lift bun-tray, tavi cheer, you cheer, juno cheer # fx: sparkle # feel: tavi happy, you proud # who: oke # face: happy # keepsake: second-look
-> END
