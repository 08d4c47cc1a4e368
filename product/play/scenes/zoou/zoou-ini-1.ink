// The Marble Run. Zoo U, Door House (social initiation), lesson 1. Grade 3 reading level.
# id: zoou-ini-1
# title: The Marble Run
# kind: lesson
# skill: ini
# max_words: 16
# place: door-house
-> start

=== start
Door House has a hundred doors. Some slide, some spin, and one only opens if you sing. # camera: wide # enter: you at 2.5, sorrel at 1.3 # feel: you happy, sorrel calm # who: narrator
In the yard, Juno and Oke have built a marble run out of old gutters. # prop: put marble-run at 5.8 # enter: oke at 3.9, juno at 7.8 # pose: you stand # feel: oke happy, juno happy, you surprised # who: narrator
Faster! Tip it! Tip it! # prop: roll marble-run # pose: oke cheer, juno hold # feel: juno excited # who: oke # face: excited
You want to play. Your feet want to go home. Both are normal. # camera: close you # pose: you clutch # feel: oke happy # who: narrator # ask: look # hint: Before you knock, you can learn a lot by looking.
 * [Watch for a bit, to see how the game works. # ev: ini=2]
   Marbles go in the top. Oke tips. Juno catches. Every third one gets away. # camera: wide # prop: roll marble-run # pose: oke reach, juno hold, you rest # feel: oke excited, juno happy, you okay # who: narrator
   A good look is half a knock. # camera: two sorrel you # pose: sorrel rest # feel: you happy # who: sorrel # face: calm
   -> stand
 * [Walk past slowly a few times, and hope they call me. # ev: ini=1]
   You walk past. Then back. Then past. The marbles are louder than your feet. # camera: wide # prop: roll marble-run # move: you to 2.9 slowly # pose: you stand # feel: you worried, oke excited # who: narrator
   They would like you, I think. They have not seen you yet. # camera: two sorrel you # pose: sorrel comfort # feel: you okay # who: sorrel # face: calm
   -> stand
 * [Hide behind Door Nine and peek. # ev: ini=0]
   Door Nine is the spinning one. You go round four times and come out dizzy. # camera: wide # prop: put guild-door at 3.1, open guild-door # pose: you hop # fx: shake # feel: you surprised # who: narrator
   Everybody's first door feels heavy. Come, we'll look together. # camera: two sorrel you # pose: sorrel comfort, you shrug # feel: you worried # who: sorrel # face: happy
   -> stand

=== stand
Where will you stand, so they can see you and the game can still go on? # camera: wide # prop: put guild-door at 3.1, gone guild-door, roll marble-run # move: you to 2.5 # pose: sorrel point, you stand # feel: you okay, oke happy, juno happy # who: sorrel # face: calm # play: map spots=beside-the-run,by-the-gate,in-the-middle # ask: spot # hint: Close enough to talk. Not in the way of the marbles.
 * [Beside the run, near where Juno catches. # out: beside-the-run # ev: ini=2]
   Juno's ear turns your way. Just the one, but it's a start. # move: you to 8.9 # pose: sorrel stand, juno hold # feel: you happy, juno surprised # who: narrator
   -> hello
 * [Far off, by the gate. # out: by-the-gate # ev: ini=1]
   From here, they look like two noisy dots. # move: you to 2.3 # pose: sorrel stand # feel: you worried # who: narrator
   You take ten steps closer. That's better. # move: you to 8.9 slowly # feel: you okay # who: narrator
   -> hello
 * [Right in the middle of the run. # out: in-the-middle # ev: ini=0]
   Six marbles roll over your shoes. # move: you to 5.3 # prop: roll marble-run # pose: you hop, sorrel stand # fx: shake # feel: you surprised, juno surprised, oke surprised # who: narrator
   Feet! Feet in the river! # pose: oke point # feel: you worried # who: oke # face: surprised
   "Sorry!" You step to the side, where you can see it all. # move: you to 8.9 # pose: you rest, oke stand # feel: juno okay, oke okay # who: narrator
   -> hello

=== hello
The marble lands in the cup. Clink. Now there is a small gap. # camera: close marble-run # prop: mend marble-run # move: you to 8.9 # pose: you stand, oke stand, juno hold # feel: you okay, juno happy, oke happy, sorrel calm # who: narrator
What do you say? # camera: two juno you # pose: juno stand # feel: juno okay # who: narrator # ask: hello # hint: Talk about what they are doing, then ask.
 * [That was fast! Could I catch the ones that get away? # ev: ini=2]
   We lose every third one! How did you know? # camera: wide # pose: oke cheer, you wave # feel: you happy, juno surprised # who: oke # face: surprised
   -> full
 * [Um. Hi. # ev: ini=1]
   Hi! Um what? # camera: wide # pose: oke wave, you wave # feel: you worried, juno okay # who: oke # face: okay
   Um, can I play? # camera: two juno you # pose: you clutch, oke stand # feel: juno okay # who: you # face: okay
   -> full
 * [I know a better way to do it. # ev: ini=0]
   Better than this? We only just got this to work. # camera: two juno you # pose: juno fists # feel: you proud, oke surprised # who: juno # face: frustrated
   Shoulders up, I see. Praise knocks better than advice. Have another go. # camera: wide # pose: sorrel rest, juno stand # feel: you worried, juno frustrated # who: sorrel # face: calm
   -> hello_again

=== hello_again
Another marble lands. Clink. Here is another small gap. # camera: wide # prop: roll marble-run # pose: oke reach, juno hold # feel: oke happy, juno okay # who: narrator # ask: hello2 # again: ini # hint: Which part of their run do you like?
 * [The wiggly part is great. Can I play, too? # ev: none]
   The wiggly part was my idea! I have two ideas a year! # pose: oke cheer, juno stand # feel: you happy, juno happy # who: oke # face: happy
   -> full
 * [Sorry about that. Can I play? # ev: none]
   That's all right. Marbles make everybody bossy. # pose: oke shrug, juno stand # feel: you okay, juno okay # who: oke # face: okay
   -> full
 * [Mine would still be faster. # ev: none]
   Maybe so. This one is ours, though. # pose: juno shrug # feel: you surprised, oke worried # who: juno # face: okay
   It's a good one. I like the wiggly part. Can I play? # pose: you rest, juno stand # feel: juno okay, oke happy # who: you # face: worried
   -> full

=== full
Maybe. Just not yet. We're in the middle of a record. # camera: two juno you # pose: juno hold, oke stand, you stand # feel: you okay, oke okay # who: juno # face: determined
Those words land in your tummy like a cold marble. # camera: close you # pose: you clutch # feel: you sad # who: narrator # ask: notyet # hint: Is "not yet" the same as "no"?
 * [Okay! I'll watch. Tell me when it's done? # ev: ini=2]
   You got it. Count with us, if you like! # camera: wide # prop: roll marble-run # pose: you stand, oke cheer, juno cheer # feel: you happy, oke happy # who: juno # face: happy
   -> join
 * [Sit on the step and say nothing. # ev: ini=1]
   Twelve marbles later, Oke looks around for you. # camera: wide # prop: roll marble-run # pose: you sit, oke lift # feel: you sad, oke okay # who: narrator
   There you are! I thought you'd left! # pose: oke wave # feel: you surprised # who: oke # face: happy
   -> join
 * [Fine! It's a silly game anyway, and I didn't want to play. # ev: ini=0]
   Oh. I was about to say, two more minutes. # camera: two juno you # pose: you fists, juno rest # feel: you mad, oke surprised # who: juno # face: sad
   That came out hot. It's not silly. I'll wait. # pose: you rest # feel: juno okay # who: you # face: worried
   -> join

=== join
Forty marbles in a row! It's a record! You're in! # camera: wide # prop: roll marble-run # pose: oke cheer, juno cheer, you stand # fx: sparkle # feel: juno excited, you happy, sorrel happy # who: oke # face: excited
Build the next bit with us. I'll tell you how it goes. # camera: two juno you # pose: juno point, oke stand # feel: you excited # who: juno # face: happy # play: build by=juno steps=beam,arch,ring more=cube,flag # ask: join # hint: A new player fits in first. You can ask as often as you like.
 * [as Juno told it # ev: ini=2 # out: as-told]
   The marble runs through your bit as if it had always been there. # camera: wide # prop: roll marble-run # pose: you cheer, juno cheer # feel: you excited, juno happy, oke surprised # who: narrator
   You listened to all of it! Nobody does that. Not even me. # pose: oke cheer # feel: you proud # who: oke # face: happy
   -> tavi
 * [one piece off # out: nearly # ev: ini=1]
   Plip. The marble hops out at one corner. # camera: wide # pose: juno point # feel: you surprised, juno okay, oke surprised # who: narrator
   One piece off. Easy to swap. You should see my first one. # pose: juno stand # feel: you okay # who: juno # face: happy
   -> tavi
 * [something else # ev: ini=0 # out: other]
   Wait, wait! Now it ends in the flower bed! # camera: wide # prop: fall marble-run # pose: you reach, juno cheer # fx: dust, shake # feel: you surprised, oke surprised # who: juno # face: worried
   You ask once more, slowly, and put it together with her. # prop: mend marble-run # pose: you hold, juno stand # feel: juno okay, oke okay, you okay # who: narrator
   -> tavi

=== tavi
You chase a marble to the wall. Tavi is hanging there, watching every roll. # camera: wide # prop: mend marble-run # move: sorrel to 1, you to 3, oke to 4.1 # enter: tavi from left at 2 # pose: you stand, oke stand, juno stand, tavi clutch # feel: tavi worried, you surprised, oke happy, juno happy # who: narrator
Don't mind me. I was only looking. # camera: two tavi you # pose: tavi shrug # feel: you okay # who: tavi # face: worried # ask: invite # hint: You stood outside this game an hour ago. What did you want?
 * [Want to come? We need someone up high. # ev: ini=2]
   Up high is my best place. Yes. # pose: tavi cheer, you wave # feel: you happy # who: tavi # face: happy
   -> finish
 * [You can come along, I guess, if you really want to. # ev: ini=1]
   I'd like. What would I do? # pose: tavi hold # feel: you happy # who: tavi # face: okay
   Drop them in from the top! # pose: you cheer # feel: tavi happy # who: you # face: happy
   -> finish
 * [Okay. See you! # ev: ini=0]
   You run back. Tavi's ears follow every marble. # camera: wide # prop: roll marble-run # move: you to 8.9 # pose: tavi clutch # feel: tavi sad, oke surprised, you okay # who: narrator
   Is that Tavi? Ask if a bat can drop marbles from the roof! # pose: oke point # feel: you surprised # who: oke # face: excited
   Tavi, we need you up high! # pose: you wave, oke stand # feel: tavi happy # who: you # face: happy
   -> finish

=== finish
Tavi drops, Oke tips, Juno catches, and nothing gets past you. Fifty-two! # camera: wide # prop: roll marble-run # move: sorrel to 1.3, tavi to 5.8, you to 8.9, oke to 3.9 # pose: tavi lift, oke reach, juno hold, you reach # feel: tavi happy, oke excited, juno happy, you proud, sorrel happy # who: narrator
You found the door. It was marble-shaped. # pose: sorrel cheer, you cheer, juno cheer, oke cheer # fx: sparkle # feel: tavi happy, oke happy, you proud # who: sorrel # face: proud # keepsake: friendly-knock
-> END
