// The Story Hammock. Zoo U, Rope House (cooperation), lesson 2. Grade 4 reading level.
# id: zoou-coop-2
# title: The Story Hammock
# kind: lesson
# skill: coop
# also: com, emp
# max_words: 16
# place: rope-house
-> start

=== start
Rope House is weaving a hammock big enough for a whole story night. # who: narrator
Your idea is a snack pocket. You have thought about it since breakfast. # who: narrator
Hands up for my star pattern? One, two, three. It's a star, then! # who: juno # face: proud
Your snack pocket gets no hands. # who: you # ask: idea # hint: Can a small idea ride along inside a big one?
 * [A star, then. Could one point be a pocket? # ev: coop=2, com=2]
   A star with a cookie in it. That's going straight in the drawing. # who: juno # face: excited
   -> share
 * [Okay, I guess. # ev: coop=1, com=1]
   That okay had a hole in it. What was your idea again? # who: tavi # face: okay
   A snack pocket. Maybe in one point of the star? # who: you # face: okay
   -> share
 * [Then I'm not weaving. # ev: coop=0, com=0]
   You sit on the rope pile. It is lumpy, and nobody is laughing over here. # who: narrator
   Star and pocket aren't enemies. Come and show us where it fits. # who: tavi # face: calm
   -> share

=== share
Edges want long ribbons. I'm doing the edges. # who: juno # face: determined
I weave by touch. I like fluffy, or knobbly. # who: tavi # face: calm
I'm the bouncy middle! Stretchy ones, please! Springy ones! # who: oke # face: excited
Six ribbons, three weavers. Share them out. # who: narrator # play: sort bins=juno,tavi,oke items=long-blue,long-gold,fluffy-white,knobbly-brown,stretchy-green,springy-red fits=juno,juno,tavi,tavi,oke,oke # ask: share # hint: Long, touchy, bouncy. Who asked for which?
 * [shared and matched # out: fair # ev: coop=2]
   Knobbly! You remembered knobbly. # who: tavi # face: happy
   -> last
 * [shared, not matched # out: uneven # ev: coop=1]
   Nearly! One or two of these are in the wrong paws. Swap, anyone? # who: oke # face: okay
   Ribbons fly back and forth until they all fit. # who: narrator
   -> last
 * [one weaver has most # out: hog # ev: coop=0]
   One weaver is tied up like a parcel. Somebody else is weaving with air. # who: narrator
   That's a lot of ribbon for one. # who: tavi # face: worried
   -> share_again

=== share_again
Back in the basket! Two each this time. Ask yourself who needs what. # who: juno # face: calm # play: sort bins=juno,tavi,oke items=long-blue,long-gold,fluffy-white,knobbly-brown,stretchy-green,springy-red fits=juno,juno,tavi,tavi,oke,oke # ask: share2 # hint: Count first: two, two, two. Then look at the kinds.
 * [shared and matched # out: fair # ev: coop=1]
   Now we're weaving! # who: oke # face: happy
   -> last
 * [shared, not matched # out: uneven # ev: coop=1]
   Closer! We'll swap as we go. # who: oke # face: okay
   -> last
 * [one weaver has most # out: hog # ev: coop=0]
   Juno counts them out loud, two by two, until the piles match. # who: narrator
   -> last

=== last
Tavi's ribbon runs out three rows too soon. # who: narrator
You have one silver ribbon in your pocket. You were saving it for your bag. # who: narrator
Never mind. I can leave a hole. A small one. # who: tavi # face: worried # ask: last # hint: What does the hammock need? What do you need? Is there a middle?
 * [I've got a silver one. Use what you need. # ev: coop=2, emp=2]
   I only need half. The other half is still yours. # who: tavi # face: happy
   -> tangle
 * [I'll help you look for more. # ev: coop=1, emp=1]
   You look everywhere except your own pocket. Then you look there, too. # who: narrator
   Half would do. Truly. # who: tavi # face: okay
   -> tangle
 * [Keep quiet. It's mine. # ev: coop=0, emp=0]
   The hole looks at you all through the next row. # who: narrator
   It is yours, and you choose. But the hole is right where we all sit. # who: sorrel # face: calm
   You cut the ribbon in half. Half is still plenty for a bag. # who: narrator
   -> tangle

=== tangle
Oke weaves over, over, under. Juno weaves under, over, under. The middle is now a nest. # who: narrator
You're doing it backwards! # who: juno # face: frustrated
You are! I'm doing it bouncy! # who: oke # face: mad # ask: tangle # hint: Each one has a reason. Do you know both?
 * [What does your way do best, Oke? And yours, Juno? # ev: coop=2, com=2]
   Mine bounces. # who: oke # face: okay
   Mine holds. So bounce inside, hold outside? # who: juno # face: surprised
   -> early
 * [Do one row each, in turns. # ev: coop=1, com=1]
   Bouncy row, flat row, bouncy row. It is fair. It is also a bit lumpy. # who: narrator
   What if bouncy goes in the middle, where people sit? # who: oke # face: okay
   -> early
 * [Stop it, both of you. Juno is right. # ev: coop=0, com=0]
   Oke drops the ribbon and hops out onto the porch. # who: narrator
   I won, and now there's no middle. That's a bad sort of winning. # who: juno # face: worried
   -> early

=== early
Your own point of the star is done. You could try the swing. # who: narrator
Juno still has a whole edge to go. # who: you # ask: early # hint: You are done. Is the hammock done?
 * [Juno, want a hand? What should I do? # ev: coop=2]
   Hold this end, and tell me if it goes wonky. # who: juno # face: happy
   -> back
 * [Start on the edge without asking. # ev: coop=1]
   Thanks! Only, that's the end I was going to fold. Start here? # who: juno # face: okay
   -> back
 * [Swing. My part is done. # ev: coop=0]
   Swish. Swish. The sun goes down an inch, and the edge is still not done. # who: narrator
   When one of us is done, none of us is done. Grab an end? # who: juno # face: okay
   -> back

=== back
Oke took a long break on the porch, and now peeks around the post. # who: narrator
Is there still a bit that's mine? # who: oke # face: worried # ask: back # hint: What would you hope to hear, peeking in like that?
 * [The bouncy middle is waiting for you. Come on! # ev: coop=2, emp=2]
   You saved it! # who: oke # face: excited
   -> finish
 * [There's a bit left. You can do that. # ev: coop=1, emp=1]
   Just a bit? Well, I can make a bit very bouncy. # who: oke # face: okay
   -> finish
 * [You left, so we gave it away. # ev: coop=0, emp=0]
   Oh. # who: oke # face: sad
   Crews have a back door. Here's your ribbon, Oke. # who: tavi # face: calm
   -> finish

=== finish
That night, the hammock holds thirty-one listeners and one very full snack pocket. # who: narrator
Star on the outside, bounce on the inside. # who: juno # face: happy
And no hole. Pass the cookies. # who: tavi # face: happy # badge: fair-weaver
-> END
