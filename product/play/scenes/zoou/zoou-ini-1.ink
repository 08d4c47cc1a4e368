// The Marble Run. Zoo U, Door House (social initiation), lesson 1. Grade 3 reading level.
# id: zoou-ini-1
# title: The Marble Run
# kind: lesson
# skill: ini
# also: emp, er
# max_words: 16
# place: door-house
-> start

=== start
Door House has a hundred doors. Some slide, some spin, and one only opens if you sing. # who: narrator
In the yard, Juno and Oke have built a marble run out of old gutters. # who: narrator
Faster! Tip it! Tip it! # who: oke # face: excited
You want to play. Your feet want to go home. Both are normal. # who: you # ask: look # hint: Before you knock, you can learn a lot by looking.
 * [Watch for a bit, to see how the game works. # ev: ini=2]
   Marbles go in the top. Oke tips. Juno catches. Every third one gets away. # who: narrator
   A good look is half a knock. # who: sorrel # face: calm
   -> stand
 * [Walk past slowly and hope they call me. # ev: ini=1]
   You walk past. Then back. Then past. The marbles are louder than your feet. # who: narrator
   They would like you, I think. They have not seen you yet. # who: sorrel # face: calm
   -> stand
 * [Hide behind Door Nine and peek. # ev: ini=0]
   Door Nine is the spinning one. You go round four times and come out dizzy. # who: narrator
   Everybody's first door feels heavy. Come, we'll look together. # who: sorrel # face: happy
   -> stand

=== stand
Where will you stand, so they can see you and the game can still go on? # who: sorrel # face: calm # play: map spots=beside-the-run,by-the-gate,in-the-middle # ask: spot # hint: Close enough to talk. Not in the way of the marbles.
 * [Beside the run, near where Juno catches. # out: beside-the-run # ev: ini=2]
   Juno's ear turns your way. Just the one, but it's a start. # who: narrator
   -> hello
 * [Far off, by the gate. # out: by-the-gate # ev: ini=1]
   From here, they look like two noisy dots. # who: narrator
   You take ten steps closer. That's better. # who: narrator
   -> hello
 * [Right in the middle of the run. # out: in-the-middle # ev: ini=0]
   Six marbles roll over your shoes. # who: narrator
   Feet! Feet in the river! # who: oke # face: surprised
   "Sorry!" You step to the side, where you can see it all. # who: narrator
   -> hello

=== hello
The marble lands in the cup. Clink. Now there is a small gap. # who: narrator
What do you say? # who: you # ask: hello # hint: Talk about what they are doing, then ask.
 * [That was fast! Could I catch the ones that get away? # ev: ini=2]
   We lose every third one! How did you know? # who: oke # face: surprised
   -> full
 * [Um. Hi. # ev: ini=1]
   Hi! Um what? # who: oke # face: okay
   Um, can I play? # who: you # face: okay
   -> full
 * [I know a better way to do it. # ev: ini=0]
   Better than this? We only just got this to work. # who: juno # face: frustrated
   Shoulders up, I see. Praise knocks better than advice. Have another go. # who: sorrel # face: calm
   -> hello_again

=== hello_again
Another marble lands. Clink. Here is another small gap. # who: you # ask: hello2 # hint: Which part of their run do you like?
 * [The wiggly part is great. Can I play, too? # ev: ini=1]
   The wiggly part was my idea! I have two ideas a year! # who: oke # face: happy
   -> full
 * [Sorry about that. Can I play? # ev: ini=1]
   That's all right. Marbles make everybody bossy. # who: oke # face: okay
   -> full
 * [Mine would still be faster. # ev: ini=0]
   Maybe so. This one is ours, though. # who: juno # face: okay
   It's a good one. I like the wiggly part. Can I play? # who: you # face: worried
   -> full

=== full
Maybe. Just not yet. We're in the middle of a record. # who: juno # face: determined
Those words land in your tummy like a cold marble. # who: you # ask: notyet # hint: Is "not yet" the same as "no"?
 * [Okay! I'll watch. Tell me when it's done? # ev: ini=2, er=2]
   You got it. Count with us, if you like! # who: juno # face: happy
   -> join
 * [Sit on the step and say nothing. # ev: ini=1, er=1]
   Twelve marbles later, Oke looks around for you. # who: narrator
   There you are! I thought you'd left! # who: oke # face: happy
   -> join
 * [Fine! It's a silly game anyway. # ev: ini=0, er=0]
   Oh. I was about to say, two more minutes. # who: juno # face: sad
   That came out hot. It's not silly. I'll wait. # who: you # face: worried
   -> join

=== join
Forty marbles in a row! It's a record! You're in! # who: oke # face: excited
So what will you do first? # who: juno # face: happy # ask: join # hint: A new player fits in first. New rules can come later.
 * [Catch the runaways, and see how it goes. # ev: ini=2]
   You catch one in each hand and one in your hat. # who: narrator
   A hat! Nobody has ever caught one in a hat! # who: oke # face: happy
   -> tavi
 * [Stand there until somebody tells me. # ev: ini=1]
   You can pick! Tip, catch, or chase? # who: juno # face: okay
   "Chase," you say, and off you go. # who: narrator
   -> tavi
 * [Change the run to go the other way. # ev: ini=0]
   Wait, wait! That's the part that works! # who: juno # face: worried
   You put the gutter back, and catch a runaway instead. # who: narrator
   -> tavi

=== tavi
You chase a marble to the wall. Tavi is hanging there, watching every roll. # who: narrator
Don't mind me. I was only looking. # who: tavi # face: worried # ask: invite # hint: You stood outside this game an hour ago. What did you want?
 * [Want to come? We need someone up high. # ev: ini=2, emp=2]
   Up high is my best place. Yes. # who: tavi # face: happy
   -> finish
 * [You can come if you like. # ev: ini=1, emp=1]
   I'd like. What would I do? # who: tavi # face: okay
   Drop them in from the top! # who: you # face: happy
   -> finish
 * [Okay. See you! # ev: ini=0, emp=0]
   You run back. Tavi's ears follow every marble. # who: narrator
   Is that Tavi? Ask if a bat can drop marbles from the roof! # who: oke # face: excited
   Tavi, we need you up high! # who: you # face: happy
   -> finish

=== finish
Tavi drops, Oke tips, Juno catches, and nothing gets past you. Fifty-two! # who: narrator
You found the door. It was marble-shaped. # who: sorrel # face: proud # badge: friendly-knock
-> END
