// The Pumpkin Lift. Zoo U, Rope House (cooperation), lesson 1. Grade 3 reading level.
# id: zoou-coop-1
# title: The Pumpkin Lift
# kind: lesson
# skill: coop
# max_words: 16
# place: rope-house
-> start

=== start
Rope House has one job today, and it is orange. # camera: close harvest-pumpkin # prop: put harvest-pumpkin at 5 # enter: you at 2.2, oke at 3.5, mirela at 6.6, juno at 7.8, sorrel at 9 # feel: you happy, oke happy, mirela okay, juno happy, sorrel calm # who: narrator
The harvest pumpkin is as big as a bathtub. The kitchen is eleven branches up. # camera: wide # pose: juno lift # feel: you surprised, oke surprised # who: narrator
Pull on three! # pose: oke cheer, juno stand, you hold rope # feel: you okay # who: oke # face: excited
No, on two! # pose: juno fists, oke clutch # feel: oke surprised # who: juno # face: determined
I was told there would be counting. This is not counting. # pose: mirela shrug # feel: juno frustrated # who: mirela # face: frustrated
Everyone pulls at a different time. The pumpkin spins in a slow circle. # prop: spin harvest-pumpkin, pull rope # pose: juno clutch, mirela clutch, you hold rope # feel: oke surprised, juno frustrated, mirela worried # who: narrator # ask: start # hint: What does a crew need before it pulls?
 * [Stop! Who has an idea? Let's hear them all. # ev: coop=2]
   A meeting! I love a meeting. I'll sit on the pumpkin. # move: oke to 5 # prop: land harvest-pumpkin # pose: oke cheer, juno stand, mirela stand # feel: juno happy, mirela happy, you happy # who: oke # face: happy
   -> meet
 * [Everybody, pull when I say so. # ev: coop=1]
   All together works better. But you haven't seen my drawing. # prop: land harvest-pumpkin # pose: juno lift, you point rope, mirela stand, oke stand # feel: mirela okay, oke okay, you determined # who: juno # face: okay
   Good point. Let's hear from everyone first. # pose: you hold rope # feel: juno happy, oke happy # who: you # face: okay
   -> meet
 * [Pull as hard as I can, until the others do it my way. # ev: coop=0]
   The pumpkin spins faster. Oke, still holding on, spins too. # prop: spin harvest-pumpkin # move: oke to 4.7 # pose: oke clutch, you fists # fx: dust, shake # feel: oke surprised, juno surprised, mirela worried, you frustrated # who: narrator
   Four strong pulls make one dizzy frog. Shall we talk first? # prop: land harvest-pumpkin # move: oke to 3.5 # pose: oke sit, sorrel rest, juno stand, mirela stand, you stand # feel: you surprised, oke worried # who: sorrel # face: calm
   -> meet

=== meet
I like maps, and I can see a long way from up high. # camera: two mirela juno # prop: land harvest-pumpkin # move: oke to 3.5 # pose: juno lift, you stand, oke stand, mirela stand # feel: you okay, oke okay, mirela okay, sorrel calm # who: juno # face: proud
I tie knots. I check knots. I dream about knots. # pose: mirela hold rope, juno stand # prop: tie rope # feel: juno happy # who: mirela # face: happy
I sing! And I can climb anything, even soup! # camera: two you oke # pose: oke cheer, mirela stand # feel: mirela happy, you happy # who: oke # face: excited
Six jobs, three friends. Put each job with somebody. You take the end of the rope. # camera: wide # pose: you hold rope, oke stand # feel: you okay # who: narrator # play: sort bins=juno,mirela,oke items=draw-the-way-up,watch-from-above,tie-the-net,check-the-knots,sing-the-count,climb-up-first fits=juno,juno,mirela,mirela,oke,oke # ask: jobs # hint: What did each friend say they like? Is anyone left with nothing?
 * [shared and matched # out: fair # ev: coop=2]
   Two knot jobs? For me? I may need to sit down. # pose: mirela sit, juno cheer, oke cheer # feel: juno happy, oke happy, you happy # who: mirela # face: happy
   -> whistle
 * [shared, not matched # out: uneven # ev: coop=1]
   Close! A job or two would be happier somewhere else. Can we swap? # pose: juno shrug # feel: mirela okay, oke surprised, you okay # who: juno # face: okay
   You swap them around until three faces brighten. # pose: juno stand, oke cheer, you wave rope # feel: juno happy, mirela happy, oke happy # who: narrator
   -> whistle
 * [one friend has most # out: hog # ev: coop=0]
   One friend vanishes under a heap of jobs. Somebody else gets a leaf to hold. # pose: juno hide, oke shrug # fx: dust # feel: juno worried, oke surprised, mirela worried # who: narrator
   I counted. That is not a share. That is a pile. # pose: mirela point # feel: juno sad, you worried # who: mirela # face: worried
   -> jobs_again

=== jobs_again
Let's share again. Two jobs each, so nobody is empty and nobody is buried. # pose: sorrel rest, juno stand, mirela stand, oke stand, you hold rope # feel: juno okay, mirela okay, oke okay, you okay # who: sorrel # face: calm # play: sort bins=juno,mirela,oke items=draw-the-way-up,watch-from-above,tie-the-net,check-the-knots,sing-the-count,climb-up-first fits=juno,juno,mirela,mirela,oke,oke # ask: jobs2 # again: coop # hint: Maps for Juno. Knots for Mirela. What is left for Oke?
 * [shared and matched # out: fair # ev: none]
   Now every paw is busy. # pose: juno cheer, mirela cheer, oke cheer # feel: mirela happy, oke happy, you happy # who: juno # face: happy
   -> whistle
 * [shared, not matched # out: uneven # ev: none]
   That's closer! We can swap as we go. # pose: oke shrug # feel: juno okay, mirela okay # who: oke # face: happy
   -> whistle
 * [one friend has most # out: hog # ev: none]
   The friends trade jobs among themselves until each one has two. # pose: juno reach, mirela reach, oke reach # feel: juno happy, mirela okay, you worried # who: narrator
   -> whistle

=== whistle
There is one brass whistle. You and Oke both reach for it. # camera: two you oke # pose: you reach, oke reach, juno stand, mirela stand, sorrel stand # feel: you excited, oke excited, juno okay, mirela okay # who: narrator
Oh, please! I've wanted to blow that since I was a tadpole! # camera: close oke # pose: oke clutch # who: oke # face: excited # ask: whistle # hint: There is a way up and a way down. How many turns is that?
 * [You blow it going up. I'll blow it coming down. # ev: coop=2]
   Deal! And I'll wipe it. Frog mouths are damp. # camera: two you oke # pose: oke cheer, you comfort # feel: you happy # who: oke # face: happy
   -> knots
 * [Fine. You have it, then. # ev: coop=1]
   You said fine, but your eyebrows didn't. Want it on the way down? # camera: two you oke # pose: oke shrug, you rest # feel: you frustrated # who: oke # face: okay
   -> knots
 * [Grab it. I was first. # ev: coop=0]
   Toot! Nobody pulls. They are all looking at Oke's face. # camera: wide # pose: you lift, oke rest # feel: oke sad, juno surprised, mirela surprised, you happy # who: narrator
   It's more fun when I want to pull for you. Halves? # camera: two you oke # pose: oke hold # feel: you surprised # who: oke # face: sad
   You hand it over for the way up. # pose: you comfort, oke hold # feel: oke happy, you okay # who: narrator
   -> knots

=== knots
Mirela is still on knot one of four. The dinner bell is close. # camera: two mirela juno # pose: mirela clutch rope, oke stand, you stand # prop: tie rope # feel: mirela worried, oke okay, you okay, juno okay # who: narrator
Over, under, through. No. Under, over. My paws are cold. # camera: close mirela # feel: juno worried # who: mirela # face: worried # ask: slow # hint: What would help those cold paws?
 * [Shall I hold the ends while you tie? # ev: coop=2]
   Yes, please. Oh, that's twice as quick, and half as lonely. # camera: wide # move: you to 5.5 # pose: you hold, mirela hold rope # feel: you happy, juno happy # who: mirela # face: happy
   -> lift
 * [Tie the other three myself, the quick way. # ev: coop=1]
   Those are shoe bows. On a bathtub pumpkin. Hold these ends instead? # camera: wide # move: you to 5.5 # pose: you clutch # feel: you surprised # who: mirela # face: surprised
   -> lift
 * [Come on, Mirela! Faster! # ev: coop=0]
   The knot jumps right out of her paws. # camera: wide # prop: drop rope at 5.6 # pose: mirela cheer, you point # feel: mirela surprised, you frustrated # who: narrator
   Hurry makes my paws forget. Could you hold the ends? # pose: mirela rest # feel: you worried # who: mirela # face: sad
   -> lift

=== lift
Toot! Oke sings, everyone pulls, and up it goes. # camera: wide # move: you to 2.2 # prop: put rope at 5.6, lift harvest-pumpkin # pose: you hold rope, oke cheer, mirela clutch, juno lift # feel: you determined, oke excited, mirela determined, juno happy # who: narrator
Then your rope slips. The pumpkin bumps the bakery sign. Bonk. # prop: spin harvest-pumpkin # fx: shake, dust # pose: you shrug # feel: you surprised, oke surprised, mirela surprised, juno surprised # who: narrator
What was that? Who slipped? # camera: two mirela juno # pose: juno shrug # feel: you worried # who: juno # face: worried # ask: slip # hint: The crew needs to know which rope to help.
 * [My rope! Again on three! # ev: coop=2]
   Got you! Everyone hold. One, two, three! # camera: wide # prop: lift harvest-pumpkin # pose: juno lift, you hold rope, oke cheer # feel: you determined, oke happy, mirela determined # who: juno # face: determined
   -> top
 * [Hold on tight and say nothing. # ev: coop=1]
   Was it the left rope? Or the right one? I'm guessing up here! # camera: wide # pose: juno shrug, you clutch rope # feel: you worried, mirela worried # who: juno # face: worried
   Mine. The left one. It's okay now. # prop: lift harvest-pumpkin # pose: you hold rope, juno lift # feel: juno okay, mirela okay # who: you # face: okay
   -> top
 * [It was Oke! He sang too fast, so nobody could keep up! # ev: coop=0]
   I did? Sorry. Wait, I was only on the la-la part. # camera: two you oke # pose: oke rest, you point # feel: you mad, mirela worried # who: oke # face: sad
   No. It was my rope. Can we go again on three? # camera: wide # prop: lift harvest-pumpkin # pose: you hold rope, oke stand # feel: oke okay, mirela okay, juno okay # who: you # face: worried # play: echo
   -> top

=== top
With one last heave, the pumpkin sits down on the kitchen branch. # camera: wide # prop: put harvest-pumpkin at 5 # fx: shake # enter: you at 2.2, oke at 3.5, mirela at 6.6, juno at 7.8, sorrel at 9 # pose: you hold rope, oke cheer # feel: you happy, oke excited, mirela happy, juno happy, sorrel happy # who: narrator # place: canopy-square
The cook claps her floury paws. "Now, which of you clever people did this?" # pose: oke stand # feel: you surprised, oke happy # who: narrator
All eyes go to you, because you are holding the rope. # camera: close you # feel: oke okay, mirela okay, juno okay # who: narrator # ask: credit # hint: What would you see if you ran the day backwards?
 * [Mirela's knots, Juno's map, Oke's song, and my rope. # ev: coop=2]
   You said my name first. I'm going to remember that. # camera: wide # pose: mirela clutch, oke cheer, you point rope # feel: you happy, oke happy, juno happy # who: mirela # face: proud
   -> finish
 * [Rope House did. # ev: coop=1]
   That's us! I'm a bit of a house! # camera: wide # pose: oke cheer # feel: you happy, mirela okay, juno okay # who: oke # face: happy
   -> finish
 * [Me, mostly. # ev: coop=0]
   Four friends and one pumpkin go quiet. # camera: wide # fx: hush # pose: you lift rope, oke rest, mirela rest # feel: oke sad, mirela sad, juno sad, you surprised # who: narrator
   And Mirela, and Juno, and Oke. I only held the end. # fx: hush off # pose: you rest # feel: oke okay, mirela okay, juno okay # who: you # face: okay
   -> finish

=== finish
Soup for the whole town, and your crew gets the first ladle. # camera: wide # prop: gone harvest-pumpkin, put soup-pot at 5, boil soup-pot # pose: you hold soup-bowl, oke stand, mirela stand, juno cheer # feel: you happy, oke happy, mirela happy, juno happy, sorrel happy # who: narrator
Toot! That's you, on the way down! # pose: you lift soup-bowl, oke cheer, mirela cheer, juno cheer, sorrel wave # fx: sparkle # feel: you proud # who: oke # face: happy # keepsake: one-big-pull
-> END
