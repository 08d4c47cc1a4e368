// The Story Hammock. Zoo U, Rope House (cooperation), lesson 2. Grade 4 reading level.
# id: zoou-coop-2
# title: The Story Hammock
# kind: lesson
# skill: coop
# max_words: 16
# place: rope-house
-> start

=== start
Rope House is weaving a hammock big enough for a whole story night. # camera: wide # prop: put hammock at 5 # enter: tavi at 1.5, you at 2.8, juno at 7, oke at 8.2 # feel: you happy, tavi calm, juno happy, oke happy # who: narrator
Your idea is a snack pocket. You have thought about it since breakfast. # camera: close you # pose: you hold # feel: you excited # who: narrator
Hands up for my star pattern? One, two, three. It's a star, then! # camera: wide # pose: juno lift, tavi wave, oke wave, you stand # feel: you surprised, tavi happy, oke happy # who: juno # face: proud
Your snack pocket gets no hands. # camera: close you # pose: you rest, juno stand, tavi stand, oke stand # feel: juno happy # who: narrator # ask: idea # hint: Can a small idea ride along inside a big one?
 * [A star, then. Could one point be a pocket? # ev: coop=2]
   A star with a cookie in it. That's going straight in the drawing. # camera: wide # pose: juno cheer, you point # feel: you happy, tavi happy, oke happy # who: juno # face: excited
   -> share
 * [Okay, I guess. # ev: coop=1]
   That okay had a hole in it. What was your idea again? # camera: two you tavi # pose: tavi comfort # feel: you sad # who: tavi # face: okay
   A snack pocket. Maybe in one point of the star? # pose: you wave, tavi stand # feel: tavi happy # who: you # face: okay
   -> share
 * [Then I'm not weaving. Nobody even asked about my idea. # ev: coop=0]
   You sit on the rope pile. It is lumpy, and nobody is laughing over here. # camera: wide # prop: put rope at 2.8 # pose: you sit # feel: you mad, juno worried, tavi worried, oke surprised # who: narrator
   Star and pocket aren't enemies. Come and show us where it fits. # camera: two you tavi # pose: tavi reach # feel: you okay # who: tavi # face: calm
   -> share

=== share
Edges want long ribbons. I'm doing the edges. # camera: wide # prop: put rope at 2.8, gone rope # pose: juno hold, you stand, tavi stand, oke stand # feel: you okay, tavi okay, oke okay # who: juno # face: determined
I weave by touch. I like fluffy, or knobbly. # pose: tavi rest, juno stand # feel: juno okay # who: tavi # face: calm
I'm the bouncy middle! Stretchy ones, please! Springy ones! # pose: oke cheer, tavi stand # feel: tavi happy # who: oke # face: excited
Six ribbons, three weavers. Share them out. # pose: you stand basket, oke stand # prop: open basket # feel: you okay # who: narrator # play: sort bins=juno,tavi,oke items=long-blue,long-gold,fluffy-white,knobbly-brown,stretchy-green,springy-red fits=juno,juno,tavi,tavi,oke,oke # ask: share # hint: Long, touchy, bouncy. Who asked for which?
 * [shared and matched # out: fair # ev: coop=2]
   Knobbly! You remembered knobbly. # pose: tavi cheer, juno cheer, oke cheer # feel: you happy, juno happy, oke happy # who: tavi # face: happy
   -> last
 * [shared, not matched # out: uneven # ev: coop=1]
   Nearly! One or two of these are in the wrong paws. Swap, anyone? # pose: oke shrug # feel: tavi surprised, juno okay, you surprised # who: oke # face: okay
   Ribbons fly back and forth until they all fit. # pose: oke reach, juno reach, tavi reach # feel: oke happy, tavi happy, juno happy, you happy # who: narrator
   -> last
 * [one weaver has most # out: hog # ev: coop=0]
   One weaver is tied up like a parcel. Somebody else is weaving with air. # pose: juno clutch rope, oke shrug # prop: tie rope # feel: juno worried, oke sad, tavi worried, you surprised # who: narrator
   That's a lot of ribbon for one. # pose: tavi point # feel: you worried # who: tavi # face: worried
   -> share_again

=== share_again
Back in the basket! Two each this time. Ask yourself who needs what. # pose: juno point, tavi stand, oke stand, you stand basket # feel: you okay, oke okay, tavi okay # who: juno # face: calm # play: sort bins=juno,tavi,oke items=long-blue,long-gold,fluffy-white,knobbly-brown,stretchy-green,springy-red fits=juno,juno,tavi,tavi,oke,oke # ask: share2 # again: coop # hint: Count first: two, two, two. Then look at the kinds.
 * [shared and matched # out: fair # ev: none]
   Now we're weaving! # pose: oke cheer, juno stand # feel: juno happy, tavi happy, you happy # who: oke # face: happy
   -> last
 * [shared, not matched # out: uneven # ev: none]
   Closer! We'll swap as we go. # pose: oke shrug, juno stand # feel: you okay, juno okay # who: oke # face: okay
   -> last
 * [one weaver has most # out: hog # ev: none]
   Juno counts them out loud, two by two, until the piles match. # pose: juno reach, oke reach, tavi reach # feel: juno calm, you worried # who: narrator
   -> last

=== last
Tavi's ribbon runs out two rows too soon. Juno's runs out, too. # camera: wide # pose: you stand, juno stand, oke stand, tavi stand # feel: tavi worried, you okay, juno worried, oke okay # who: narrator
You have one silver ribbon in your pocket, saved for your bag. You cut it in four. # camera: close you # pose: you clutch # feel: you worried # who: narrator
Two would close my hole. # camera: wide # pose: tavi shrug, you stand # feel: you okay # who: tavi # face: worried
And one my edge. # pose: juno shrug # feel: tavi okay # who: juno # face: okay
You would like one for your bag. Share out the four. # pose: juno stand, tavi stand # feel: you determined # who: narrator # play: share among=tavi,juno,you of=scarf count=4 needs=2,1,1 # ask: last # hint: What did each one say they need? And you?
 * [by what each one needs # out: by-need # ev: coop=2]
   Hole closed, edge done, and a silver bow on your bag. # pose: you hold, tavi cheer, juno cheer # fx: sparkle # feel: you happy, tavi happy, juno happy # who: narrator
   You kept count for all of us. Even for you. # pose: tavi rest # feel: you proud # who: tavi # face: happy
   -> tangle
 * [nearly even # ev: coop=1 # out: even]
   Fair piles. My hole is still one row wide, though. # pose: tavi shrug, you hold # feel: you surprised, juno okay # who: tavi # face: okay
   One bit goes over to Tavi, and the hole is gone. # pose: you reach, tavi hold # feel: you okay, tavi happy # who: narrator
   -> tangle
 * [somebody gets none # ev: coop=0 # out: hog]
   The hole looks at you all through the next row. # camera: wide # pose: you hide, tavi rest, juno rest # feel: you worried, tavi sad, juno sad # who: narrator
   It is yours, and you choose. But the hole is right where we all sit. # enter: sorrel from right at 9.0 # move: oke to 8 # pose: sorrel rest # feel: you surprised # who: sorrel # face: calm
   You share it out again. One bit is still plenty for a bag. # exit: sorrel right # pose: you hold, tavi hold, juno hold # feel: tavi happy, juno happy, you okay, sorrel happy # who: narrator
   -> tangle

=== tangle
Oke weaves over, over, under. Juno weaves under, over, under. The middle is now a nest. # camera: wide # prop: tangle hammock # move: juno to 6.6, oke to 7.9 # pose: juno clutch, oke clutch, you stand, tavi stand # feel: juno frustrated, oke frustrated, you surprised, tavi surprised # who: narrator
You're doing it backwards! # camera: two juno oke # pose: juno point # feel: oke mad # who: juno # face: frustrated
You are! I'm doing it bouncy! # pose: oke fists, juno fists # feel: juno mad # who: oke # face: mad # ask: tangle # hint: Each one has a reason. Do you know both?
 * [What does your way do best, Oke? And yours, Juno? # ev: coop=2]
   Mine bounces. # camera: two juno oke # pose: oke stand, juno stand # feel: juno okay # who: oke # face: okay
   Mine holds. So bounce inside, hold outside? # prop: mend hammock # pose: juno point # feel: oke surprised, you happy # who: juno # face: surprised
   -> early
 * [Do one row each, in turns. # ev: coop=1]
   Bouncy row, flat row, bouncy row. It is fair. It is also a bit lumpy. # camera: wide # prop: mend hammock # pose: oke hold, juno hold # feel: oke okay, juno okay # who: narrator
   What if bouncy goes in the middle, where people sit? # pose: oke point, juno stand # feel: juno happy, you happy # who: oke # face: okay
   -> early
 * [Stop it, both of you. Juno drew it, so Juno is right. # ev: coop=0]
   Oke drops the ribbon and hops out onto the porch. # camera: wide # move: oke to 9 # pose: oke hop, juno stand, you point # feel: oke sad, juno surprised, tavi worried # who: narrator
   I won, and now there's no middle. That's a bad sort of winning. # pose: juno rest, oke sit, you stand # feel: you worried # who: juno # face: worried
   -> early

=== early
Your own point of the star is done. You could try the swing. # camera: wide # exit: oke right # prop: mend hammock # move: juno to 6.6 # pose: you cheer, juno hold, tavi stand # feel: oke okay, you proud, juno determined, tavi calm # who: narrator
Juno still has a whole edge to go. # pose: you stand # feel: juno okay # who: narrator # ask: early # hint: You are done. Is the hammock done?
 * [What can I do, Juno? # ev: coop=2]
   Hold this end, and tell me if it goes wonky. # camera: wide # move: you to 5.4 # pose: you hold rope, juno hold # feel: you happy # who: juno # face: happy
   -> back
 * [Start on her edge right away, without asking her. # ev: coop=1]
   Thanks! Only, that's the end I was going to fold. Start here? # camera: wide # move: you to 5.4 # pose: you hold rope, juno shrug # feel: you surprised # who: juno # face: okay
   -> back
 * [Go and try the swing. My own part is done. # ev: coop=0]
   Swish. Swish. The sun goes down an inch, and the edge is still not done. # camera: wide # move: you to 4.6 # pose: you sit # fx: dusk # feel: you happy, juno worried, tavi okay # who: narrator
   When one of us is done, none of us is done. Grab an end? # pose: juno wave # feel: you surprised # who: juno # face: okay
   -> back

=== back
Oke took a long break on the porch, and now peeks around the post. # camera: wide # fx: dusk # prop: mend hammock # move: you to 4.2, juno to 5.9 # enter: oke from right at 8.8 # pose: oke hide, you stand, juno stand # feel: oke worried, you surprised, juno surprised, tavi surprised # who: narrator
Is there still a bit that's mine? # camera: close oke # pose: oke clutch # who: oke # face: worried # ask: back # hint: What would you hope to hear, peeking in like that?
 * [The bouncy middle is waiting for you. Come on! # ev: coop=2]
   You saved it! # camera: wide # pose: oke cheer, you wave # feel: you happy, juno happy, tavi happy # who: oke # face: excited
   -> finish
 * [There's a bit left. You can do that. # ev: coop=1]
   Just a bit? Well, I can make a bit very bouncy. # camera: wide # pose: oke shrug, you point # feel: you okay, juno okay, tavi okay # who: oke # face: okay
   -> finish
 * [You left, so we gave it away. # ev: coop=0]
   Oh. # camera: wide # pose: oke rest, you shake-head # feel: you frustrated, juno worried, tavi worried # who: oke # face: sad
   Crews have a back door. Here's your ribbon, Oke. # move: oke to 7.6 # pose: tavi reach, oke stand # feel: oke surprised, you worried, juno okay # who: tavi # face: calm
   -> finish

=== finish
That night, the hammock holds thirty-one listeners and one very full snack pocket. # camera: wide # fx: lamps # prop: finish hammock # move: you to 2.9, tavi to 1.5, juno to 6.9, oke to 8.1 # pose: you sit, tavi stand, juno stand, oke sit # feel: you happy, tavi happy, juno happy, oke happy # who: narrator
Star on the outside, bounce on the inside. # pose: juno point # feel: you proud # who: juno # face: happy
And no hole. Pass the cookies. # pose: tavi cheer, oke cheer, you cheer, juno cheer # fx: sparkle # feel: juno happy, oke happy, you proud # who: tavi # face: happy # keepsake: fair-weaver
-> END
