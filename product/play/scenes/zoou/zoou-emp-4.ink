// Is Sorrel Mad at Us? Zoo U, Lantern House (empathy), lesson 4. Grade 4 reading level.
# id: zoou-emp-4
# title: Is Sorrel Mad at Us?
# kind: lesson
# skill: emp
# max_words: 16
# place: lantern-house
-> start

=== start
Every morning, Sorrel bows to each of you. It is a deep bow, with a swoop. # camera: wide # enter: mirela at 1.4, you at 2.7, oke at 4.1 # pose: you wave, oke wave # feel: mirela happy, you happy, oke happy # who: narrator
This morning, Sorrel walks in like a broomstick. No bow. No swoop. # enter: sorrel from right at 6.4 slowly # pose: sorrel clutch scarf, you stand, oke stand # feel: sorrel worried, you surprised, oke surprised, mirela surprised # who: narrator
Good morning, Sorrel! # camera: wide # pose: oke hop # feel: sorrel worried # who: oke # face: happy
Not now. # camera: close sorrel # pose: sorrel clutch scarf # who: sorrel # face: worried
Sorrel's mad at us! What did we do? I did do a thing. I did four things! # camera: two you oke # pose: oke clutch # feel: you worried # who: oke # face: worried
Look at Sorrel. Which feeling do you see? # camera: close sorrel # pose: sorrel clutch scarf # feel: sorrel worried # who: narrator # play: faces # ask: face # hint: Short words can have many reasons. What do the eyebrows say?
 * [Worried. # out: worried # ev: emp=2]
   That's what I see. The eyebrows go up in the middle. But why? # camera: two mirela you # pose: mirela point # feel: you okay # who: mirela # face: okay
   -> bow
 * [Mad. # out: mad # ev: emp=0]
   The words sounded mad. But mad eyebrows go down. Look again with me? # camera: two mirela you # pose: mirela comfort # feel: you surprised # who: mirela # face: calm
   -> face_again
 * [Sad. # out: sad # ev: emp=1]
   Close by. Sad eyes look down. Sorrel's look straight ahead, and wide. # camera: two mirela you # pose: mirela point # feel: you okay # who: mirela # face: calm
   -> bow

=== face_again
Please. I only need... no. Later. # camera: two sorrel oke # pose: sorrel clutch scarf, mirela stand # feel: oke worried # who: sorrel # face: worried
Eyes wide. Eyebrows up in the middle. What does Sorrel feel? # camera: close sorrel # feel: sorrel worried # who: narrator # play: faces of=sorrel # ask: face2 # again: emp # hint: Sorrel said please. Do mad people often say please?
 * [Sad. # out: sad # ev: none]
   Maybe some of that. The wide eyes say worried. # camera: two mirela you # pose: mirela comfort # feel: you okay # who: mirela # face: calm
   -> bow
 * [Mad. # out: mad # ev: none]
   It's a hard one, when the words are so short. I think it's worried. # camera: two mirela you # pose: mirela comfort # feel: you okay # who: mirela # face: calm
   -> bow
 * [Worried. # out: worried # ev: none]
   Yes. So somebody here may need something. # camera: two mirela you # pose: mirela nod # feel: you happy # who: mirela # face: happy
   -> bow

=== bow
Fine. If we get no bow, then Sorrel gets no bow. Forever! # camera: two you oke # pose: oke fists, you stand, mirela stand # feel: you surprised, sorrel worried # who: oke # face: mad
What do you tell Oke? # camera: close you # feel: oke frustrated # who: narrator # ask: bow # hint: Is it always about us, when somebody is short with us?
 * [Let's just stay out of the way until tomorrow. # ev: emp=1]
   And if tomorrow is short, too? And the day after? I'd miss the swoop. # camera: two you oke # pose: oke rest # feel: you okay # who: oke # face: sad
   Then let's watch for a bit. Maybe there's a reason. # pose: you point # feel: oke okay # who: you # face: okay
   -> clue
 * [That's fair. Whoever is rude to us gets rude right back. # ev: emp=0]
   Oke turns his back on Sorrel. Sorrel does not even look. It's no fun. # camera: wide # pose: oke hide, you fists # feel: oke frustrated, you surprised, sorrel worried # who: narrator
   Did you see? Sorrel didn't turn around. Sorrel didn't turn at all. # pose: mirela point, oke stand, you stand # feel: oke surprised # who: mirela # face: surprised
   -> clue
 * [Something may be wrong. Let's look for clues. # ev: emp=2]
   Clues? I love clues. I'll forgive nobody until we have clues. # camera: two you oke # pose: oke hop, you point # feel: you happy # who: oke # face: determined
   -> clue

=== clue
You watch. To look left, Sorrel takes five little steps, and turns feet and all. # camera: wide # move: sorrel to 7, oke to 4.1 # pose: sorrel stand scarf, oke stand, you stand, mirela stand # feel: sorrel worried, oke surprised, you surprised, mirela surprised # who: narrator
Sorrel's mug falls. Sorrel does not bend down for it. Sorrel only says, "Oof." # prop: put blue-mug at 5.8 # fx: shake # pose: sorrel clutch scarf # feel: sorrel sad # who: narrator
You go up to Sorrel. What do you say? # camera: two you sorrel # move: you to 5.4 # pose: you rest # feel: you okay, sorrel worried # who: narrator # ask: say # hint: Say what you saw. Then ask.
 * [You didn't bow this morning. That was rude, and Oke says so, too. # ev: emp=0]
   I could not bow. I wanted to. Oof. # pose: sorrel clutch scarf, you point # feel: you surprised # who: sorrel # face: sad
   You couldn't? Does something hurt? # pose: you rest # feel: sorrel surprised # who: you # face: worried
   -> neck
 * [You turn feet and all to look. Does your neck hurt? # ev: emp=2]
   You noticed. I hoped that nobody would, and I hoped that somebody would. # pose: sorrel rest scarf, you comfort # feel: you worried # who: sorrel # face: okay
   -> neck
 * [Did we do something wrong? # ev: emp=1]
   You? Oh, my dears, no. It is not you. Not one feather of it. # pose: sorrel shake-head # feel: you okay # who: sorrel # face: surprised
   Then what is it? You're so stiff. # pose: you rest # feel: sorrel okay # who: you # face: worried
   -> neck

=== neck
I slept with my head under the wrong wing. Now my whole neck is stuck. # camera: close sorrel # prop: put blue-mug at 5.8, gone blue-mug # move: you to 5.4 # pose: sorrel stand scarf, you stand # feel: you surprised # who: sorrel # face: worried
That's a lot of neck. # camera: close oke # pose: oke clutch # feel: sorrel okay # who: oke # face: surprised
What I need is something warm and something soft. No loud bangs. They make me jump. # camera: wide # pose: sorrel rest scarf, oke stand # feel: you okay, oke okay # who: sorrel # face: okay
We'll do your jobs today! I take noise and climbing. Mirela likes to draw and count. # camera: wide # pose: oke lift # feel: mirela happy, you okay # who: oke # face: happy
Two things to help Sorrel, and four jobs to do. Who gets what? # camera: wide # pose: oke stand # feel: you determined, sorrel okay # who: narrator # play: sort bins=sorrel,oke,mirela items=bell,moss,count,soup,draw-the-way-up,climb-up-first fits=oke,sorrel,mirela,sorrel,mirela,oke # ask: things # hint: Warm and soft. Loud and high up. Drawing and counting.
 * [what each one needs # out: fair # ev: emp=2]
   Warm soup, soft moss, and all the noise is outside. Oh, that is kind. # prop: put soup-bowl at 6.2 # fx: sparkle # pose: sorrel reach scarf, oke cheer, mirela cheer # feel: you happy, oke happy, mirela happy # who: sorrel # face: happy
   -> lamps
 * [some of it # out: uneven # ev: emp=1]
   A thing or two is in the wrong place. Everybody looks around, and swaps. # prop: put soup-bowl at 6.2 # pose: mirela shrug, oke reach # feel: you surprised, mirela okay, oke happy, sorrel okay # who: narrator
   -> lamps
 * [most of it for one # out: hog # ev: emp=0]
   Clang! Everything slides off one big heap. Sorrel jumps. Oof. # fx: shake, dust # pose: sorrel hop, oke clutch # feel: you surprised, sorrel sad, oke worried, mirela worried # who: narrator
   Soup and moss to Sorrel. Noise to Oke, outside. I'll take the quiet jobs. # prop: put soup-bowl at 6.2 # pose: mirela point, oke stand # feel: you okay, sorrel okay, oke okay # who: mirela # face: calm
   -> lamps

=== lamps
But tonight is the Lamp Count. I look up at the high branch and count them all. # camera: two you sorrel # prop: put soup-bowl at 6.2, gone soup-bowl # pose: sorrel clutch scarf, you stand, oke stand, mirela stand # feel: you surprised, oke worried # who: sorrel # face: worried
I have not missed it in thirty years. And today I cannot look up. # camera: close sorrel # pose: sorrel rest scarf # who: sorrel # face: sad # ask: count # hint: What is the sad part? And what would Sorrel still like to do?
 * [You can stay in bed, and we'll do every single bit of it. # ev: emp=1]
   In bed? And hear you count from far away? That is kind, and a little sad. # camera: two you sorrel # pose: sorrel shrug scarf # feel: you surprised # who: sorrel # face: sad
   Which part would you like to keep, then? # pose: you rest # feel: sorrel surprised # who: you # face: okay
   -> branch
 * [It matters to you. Which part can we do, and which part stays yours? # ev: emp=2]
   You hang them up and look. I say the numbers. That part I have in my heart. # camera: two you sorrel # pose: sorrel lift scarf, you comfort # feel: you happy # who: sorrel # face: happy
   -> branch
 * [It's only lamps. Nobody cares if they get counted. # ev: emp=0]
   I care. I have cared for thirty years. # camera: two you sorrel # pose: sorrel clutch scarf, you shrug # feel: you surprised # who: sorrel # face: sad
   I'm sorry. You do care. Can we do the looking up, and you the numbers? # pose: you rest # feel: sorrel okay # who: you # face: worried
   -> branch

=== branch
Evening, under the high branch. There are six lamps left to hang. # camera: wide # fx: dusk # prop: put lantern at 3.8 # enter: mirela at 1.3, oke at 2.5, you at 5, tavi at 6.4, sorrel at 8.4 # pose: sorrel rest scarf # feel: mirela happy, oke excited, you happy, tavi calm, sorrel calm # who: narrator # place: canopy-square
My hands are slippery today. One lamp for me, please, or we'll have lamp soup. # camera: close oke # pose: oke lift # feel: you okay # who: oke # face: okay
I can manage two. One on each side, so I don't tip over. # camera: close mirela # pose: mirela hold # feel: oke okay # who: mirela # face: calm
I can carry three. Two feet and one mouth. # camera: close tavi # pose: tavi lift # feel: mirela okay # who: tavi # face: proud
How many does each one get? # camera: wide # pose: you reach, oke stand, mirela stand, tavi stand # feel: you determined # who: narrator # play: share among=oke,mirela,tavi of=lantern count=6 needs=1,2,3 # ask: six # hint: Each of them told you a number, and why.
 * [what each can carry # out: by-need # ev: emp=2]
   One, two, three, and up they go. Nobody drops a thing, not even Oke. # prop: light lantern # fx: lamps, sparkle # pose: oke lift, mirela lift, tavi lift, you cheer # feel: oke proud, mirela happy, tavi happy, you happy, sorrel happy # who: narrator
   -> visit
 * [nearly even # out: even # ev: emp=1]
   Not far off! One lamp slips, and Tavi dives and catches it. # prop: light lantern # fx: lamps # pose: oke cheer, tavi reach, mirela lift # feel: oke surprised, tavi determined, mirela surprised, you surprised # who: narrator
   -> visit
 * [far too many for one # out: hog # ev: emp=0]
   Crash! That was too many lamps in one place. # prop: break lantern # fx: shake, dust # pose: oke clutch, mirela hide, tavi clutch # feel: oke worried, mirela worried, tavi worried, you surprised, sorrel surprised # who: narrator
   One for me, two for Mirela, three for Tavi. We did say. Let's try that. # prop: mend lantern, light lantern # fx: lamps # pose: oke lift, mirela stand, tavi stand # feel: you worried, mirela okay, tavi okay, sorrel calm # who: oke # face: okay
   -> visit

=== visit
Mirela takes the ladder home. Juno comes by, and bows. Sorrel stands there like a post. # camera: wide # fx: lamps # exit: mirela left # prop: put lantern at 3.8, light lantern # enter: juno from right at 7.3 # move: tavi to 3.8 # pose: juno nod, sorrel stand scarf, oke stand, tavi stand, you stand # feel: juno surprised, sorrel worried, oke okay, tavi okay, you surprised, mirela happy # who: narrator
Sorrel doesn't like me anymore. # camera: two you juno # move: you to 6 # pose: juno clutch # feel: you worried # who: juno # face: sad
What do you say to Juno? # camera: close you # feel: juno sad, you okay # who: narrator # ask: juno # hint: You felt like that this morning. What helped?
 * [That's not about you. Ask Sorrel how the neck is. # ev: emp=2]
   The neck? Oh. Oh! Sorrel, does it hurt a lot? # camera: two juno sorrel # pose: juno reach # feel: sorrel happy # who: juno # face: worried
   -> finish
 * [Don't be sad. Come over here and look at all our nice lamps. # ev: emp=1]
   They're nice. I'd like them more if Sorrel liked me. # camera: two you juno # pose: juno rest, you point # feel: you surprised # who: juno # face: sad
   Sorrel does! It's a stiff neck, that's all. Go and ask. # pose: you comfort # feel: juno surprised # who: you # face: okay
   -> finish
 * [Yes, I thought so, too. Herons can be like that. # ev: emp=0]
   Juno's tail sinks down to the ground. Sorrel hears it all, and cannot turn around. # camera: wide # pose: juno hide, you shrug # feel: juno sad, sorrel sad, you worried # who: narrator
   Wait, that's not right. It's a stiff neck. It was never about us. # camera: two you juno # pose: you rest # feel: juno surprised, sorrel okay # who: you # face: worried
   -> finish

=== finish
You look up and point. Sorrel looks straight ahead, and says the numbers. # camera: wide # fx: lamps # move: you to 5.2 # pose: you point, sorrel lift scarf, juno stand, oke stand, tavi stand # feel: you happy, sorrel happy, juno happy, oke happy, tavi happy # who: narrator
Fifty-nine. Sixty. All there. Thank you, my eyes. # camera: two you sorrel # pose: sorrel rest scarf # feel: you proud # who: sorrel # face: proud
The next morning, the neck is well. Sorrel bows to each of you, and to the blue mug. # camera: wide # prop: put blue-mug at 5 # enter: mirela at 1.4, you at 2.7, oke at 4.1, sorrel at 6.4 # pose: sorrel nod, you wave, oke wave # fx: sparkle # feel: sorrel happy, you happy, oke happy, mirela happy # who: narrator # place: lantern-house
So you were never mad? Not even about the jam in your slippers? # camera: two oke sorrel # pose: oke clutch # feel: sorrel surprised # who: oke # face: worried
What jam? # camera: close sorrel # pose: sorrel stand # who: sorrel # face: surprised
Good morning, Sorrel! Lovely neck! # camera: wide # pose: oke wave, mirela cheer, you cheer, sorrel shrug # fx: sparkle # feel: you happy, mirela happy, sorrel happy # who: oke # face: excited # keepsake: warm-scarf
-> END
