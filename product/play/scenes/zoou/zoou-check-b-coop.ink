// The Long Rope. Zoo U, Rope House and Kite Hill, check scene of form B. Grade 2-4 reading level.
# id: zoou-check-b-coop
# title: The Long Rope
# kind: check
# skill: coop
# also: ini, emp, ic
# max_words: 16
# place: rope-house
-> start

=== start
Rope House has made its longest rope. Three of you have plans for it. # camera: wide # prop: put rope at 4.6 # enter: you at 2.8, mirela at 6.6, tavi at 8.3 # feel: you happy, mirela happy, tavi happy # who: narrator
You want to hang up a swing. # pose: you point # who: narrator
I need a wash line. I've got nine wet shirts. # pose: mirela hold basket, you stand # prop: open basket # feel: you okay # who: mirela # face: determined
I'd like a nap line. For a bat, a rope is a bed. # pose: tavi hold pillow # feel: mirela surprised # who: tavi # face: calm
There is one rope. It lies in front of you, and your hand is on it. # camera: close rope # move: you to 3.6 # pose: you reach # feel: mirela okay, tavi okay # who: narrator # ask: first
 * [Let's flip a leaf, and the winner gets the rope. # ev: coop=1]
   Tavi wins. He wants all of it, very high up. # camera: wide # pose: tavi lift, you stand # feel: tavi happy, mirela surprised, you okay # who: narrator
   My shirts can hang under him. Somehow. # pose: mirela shrug # feel: tavi okay # who: mirela # face: okay
   -> jobs
 * [What has to hang high, and what can hang low? # ev: coop=2]
   Naps hang high. Nobody bumps into a high nap. # camera: wide # pose: tavi point, you stand # feel: mirela okay, you happy # who: tavi # face: happy
   Shirts go low. A swing fits in between. It's all one line! # pose: mirela cheer, tavi stand # feel: tavi happy, you happy # who: mirela # face: excited
   -> jobs
 * [I was here first, so I get to hang my swing first. # ev: coop=0]
   So I just stand here and drip? # camera: wide # pose: mirela shrug # feel: tavi worried # who: mirela # face: frustrated
   Each of you takes a bit of rope. Nobody has a plan. # pose: you hold rope, mirela reach, tavi reach # feel: mirela frustrated # who: narrator
   -> jobs

=== jobs
It will hang on Kite Hill. Six jobs are left for the three of you. # camera: wide # move: you to 2.8, mirela to 6.6, tavi to 8.3 # pose: mirela hold basket, tavi stand, you hold rope # feel: mirela determined, tavi okay, you okay # who: narrator
Share out the jobs. # pose: mirela stand # feel: mirela okay # who: narrator # play: sort bins=mirela,tavi,you items=carry-the-rope,climb-up-first,check-the-knots,sing-the-count,hold-the-ladder,clear-the-way # ask: jobs
 * [two each # out: fair # ev: coop=2]
   Two each. My paws like that number. # pose: mirela cheer, you wave # feel: you happy, tavi happy # who: mirela # face: happy
   -> knot
 * [some more than others # out: uneven # ev: coop=1]
   One of us will nap very well tonight. # pose: tavi shrug # feel: mirela worried, you okay # who: tavi # face: okay
   -> knot
 * [one has most of them # out: hog # ev: coop=0]
   One of you has to hold nearly everything. Then it all slides. # fx: shake, dust # prop: put basket at 5, tip basket # pose: you rest, mirela clutch # feel: you sad, mirela worried, tavi worried # who: narrator
   -> knot

=== knot
Tavi takes one end up the first post. You hold the other end. # camera: wide # prop: put long-rope at 5.4 # enter: you at 2, mirela at 4.8, tavi at 7.6 # pose: tavi lift, you hold rope, mirela stand # feel: you okay, tavi okay, mirela okay # who: narrator # place: kite-hill
I'll shout when the knot is tied. Then you pull. # pose: tavi clutch # feel: you determined # who: tavi # face: determined
The knot takes very long. Mirela counts her wet shirts again. # camera: close mirela # pose: mirela hold basket # prop: open basket # feel: tavi determined, mirela happy # who: narrator # ask: knot
 * [Pull just a little, so that it's nearly tight. # ev: ic=1]
   The knot opens. Tavi has to tie it once more. # camera: wide # prop: pull rope # fx: shake # pose: you clutch rope, tavi shrug # feel: mirela surprised, tavi surprised, you surprised # who: narrator
   Now pull! # pose: tavi cheer # who: tavi # face: okay
   -> way
 * [Keep the rope loose and listen for his shout. # ev: ic=2]
   It's tied. And, pull! # camera: wide # pose: tavi cheer, you clutch rope # prop: pull rope # feel: you happy, mirela happy # who: tavi # face: happy
   -> way
 * [Pull hard. He must be done by now. # ev: ic=0]
   The rope comes down, and so does Tavi. # camera: wide # prop: pull rope # move: tavi to 5.8 # pose: tavi shrug, you clutch rope, mirela cheer # fx: shake # feel: tavi surprised, mirela surprised, you surprised # who: narrator
   He lands on nine wet shirts. All ten are fine. # prop: put basket at 5.3, tip basket # fx: dust # pose: tavi rest, mirela reach # feel: tavi frustrated, mirela worried # who: narrator
   -> way

=== way
Two ways lead to the second post. One has thorns. One goes around a pond. # camera: wide # prop: put basket at 5, gone basket # move: you to 2, mirela to 5.4, tavi to 8 # pose: you hold rope, mirela stand, tavi stand # feel: mirela okay, tavi okay, you okay # who: narrator
The thorns. It's shorter, and I'm good with prickles. # pose: mirela point # feel: tavi worried # who: mirela # face: determined
The pond. Ropes get stuck in thorns. So do wings. # pose: mirela stand, tavi shrug # feel: mirela determined # who: tavi # face: worried # ask: way
 * [Could we try the pond first, and turn back if it's bad? # ev: coop=2]
   The pond. But I get to say "thorns" twice on the way. # pose: mirela nod # feel: tavi okay, you happy # who: mirela # face: okay
   -> stuck
 * [The thorns. Mirela knows the most about thorns. # ev: coop=1]
   Tavi says nothing, and folds his wings in tight. # pose: tavi clutch # feel: tavi worried, mirela happy # who: narrator
   -> stuck
 * [I'm holding the rope, so I say we go by the pond. # ev: coop=0]
   Then why did we both talk? # pose: mirela shrug, you point rope # feel: tavi okay # who: mirela # face: frustrated
   -> stuck

=== stuck
Halfway there, the rope gets heavy. Mirela has stopped pulling. # camera: wide # pose: you clutch rope, tavi clutch, mirela hold basket # prop: pull rope, open basket # feel: mirela worried, tavi frustrated, you frustrated # who: narrator
Both her paws hold the basket. Her teeth hold a sock. # camera: close mirela # who: narrator # ask: stuck
 * [Pull twice as hard, to make up for her part. # ev: coop=1]
   You pull until your arms shake. The rope moves one step. # camera: close you # pose: you fists rope # fx: shake # feel: you frustrated # who: narrator
   -> photo
 * [If you don't pull, your shirts can't go up. # ev: coop=0]
   I am pulling! With everything but my paws! # camera: wide # pose: mirela shrug, you point rope # prop: put basket at 6.4 # feel: tavi surprised # who: mirela # face: mad
   -> photo
 * [Mirela, what can we carry for you? # ev: coop=2]
   The shirts! And the socks! And this one is yours! # camera: wide # pose: mirela cheer, tavi hold basket, you reach rope # feel: you okay, tavi okay # who: mirela # face: okay
   Now she has two free paws. You have your sock back. # pose: mirela clutch, you hold rope # feel: mirela happy, tavi happy # who: narrator
   -> photo

=== photo
The rope jerks. Crack! A picture falls out of Tavi's pillow, and breaks in two. # camera: close photo # move: mirela to 9, tavi to 6.5, you to 2.8 # prop: put basket at 6.4, gone basket, put photo at 7.6, break photo # pose: you stand, mirela stand, tavi hold pillow # fx: shake, dust # feel: tavi surprised, mirela surprised, you surprised # who: narrator
It shows a bridge. Tavi puts the two halves side by side. # camera: close tavi # prop: drop pillow at 5.4 # pose: tavi reach # feel: tavi sad, mirela worried, you worried # who: narrator # ask: photo
 * [Is that somewhere you miss? # ev: emp=2]
   My sister lives there now. She used to nap next to me. # camera: two you tavi # pose: tavi clutch # feel: mirela sad, you worried # who: tavi # face: sad
   He lays both halves on his soft pillow. There, they are safe. # camera: wide # prop: gone photo # pose: tavi hold pillow # feel: tavi calm, you calm # who: narrator
   -> low
 * [Come on, or it'll get dark. # ev: emp=0]
   Dark. Yes. # camera: wide # pose: tavi rest, you point # feel: mirela surprised, you okay # who: tavi # face: sad
   -> low
 * [Don't be sad, the picture is still all there. # ev: emp=1]
   Yes. Both halves of it. # camera: two you tavi # pose: tavi rest # feel: mirela worried # who: tavi # face: sad
   -> low

=== low
With everything on it, the rope hangs too low. It has to get lighter. # camera: wide # prop: put photo at 7.6, gone photo, put pillow at 5.4, gone pillow, put long-rope at 5.4, fall long-rope # fx: shake # move: you to 2, tavi to 8.6, mirela to 7.2 # pose: you reach, mirela clutch, tavi clutch # feel: tavi worried, mirela worried, you frustrated # who: narrator # ask: low
 * [The shirts are the heaviest, so take those off. # ev: coop=0]
   Mirela takes down all nine, and does not say a word. # prop: put basket at 6.3, open basket # pose: mirela hold, you point, tavi stand # feel: mirela sad, tavi worried, you okay # who: narrator
   -> badgers
 * [I'll take my whole swing off. # ev: coop=1]
   No swing? Then it's only a long bed! Leave the seat on. # pose: tavi shrug, you point # feel: mirela surprised, you okay # who: tavi # face: worried
   -> badgers
 * [Could each of us leave some for tomorrow? # ev: coop=2]
   Four shirts, one blanket, and a cushion go into the basket. # prop: put basket at 6.3, open basket # pose: you point, mirela stand, tavi cheer # feel: mirela happy, tavi happy, you happy # who: narrator
   -> badgers

=== badgers
It is still too low. Two badgers sit in the grass, eating plums. # camera: wide # prop: put basket at 6.3, gone basket # move: you to 3.2 # enter: badgers at 1.4 # pose: badgers sit, you reach, mirela clutch, tavi rest # feel: you frustrated, mirela frustrated, tavi worried, badgers calm # who: narrator
They have strong arms and long hooks. You have never met them. # pose: you stand, mirela stand # camera: close you # feel: you worried # who: narrator # ask: badgers
 * [Look at the rope and keep on pulling. # ev: ini=0]
   You pull for a very long time. At last, up it goes. # camera: wide # prop: lift long-rope # fx: shake # pose: you reach, tavi clutch # feel: you determined, mirela surprised, badgers surprised # who: narrator
   -> hooks
 * [Go over and ask, "Could you lift it with us?" # ev: ini=2]
   "Sure," says one. "We can lift with our mouths full." # camera: wide # move: badgers to 4.4 # pose: badgers lift, you wave # prop: lift long-rope # feel: you happy, mirela happy, tavi happy, badgers happy # who: narrator
   -> hooks
 * [Sigh out loud a few times, until they notice. # ev: ini=1]
   "Tummy ache?" asks one badger. "Or rope ache?" # camera: wide # pose: you clutch # feel: you frustrated, mirela surprised, badgers surprised # who: narrator
   They eat the last plum first. Then they lift. # prop: lift long-rope # move: badgers to 4.4 # pose: badgers lift, you stand, mirela cheer # feel: you happy, tavi happy, mirela happy, badgers happy # who: narrator
   -> hooks

=== hooks
The rope is up. It has two hooks on it, for three plans. # camera: wide # enter: you from left at 2.2, mirela from right at 7.4, tavi from right at 8.6 # prop: put long-rope at 5, lift long-rope # feel: you okay, mirela okay, tavi okay # who: narrator # place: kite-hill
Mirela and Tavi are still folding and fluffing. # pose: mirela clutch, tavi hold pillow # feel: mirela determined, tavi determined # who: narrator # ask: hooks
 * [Use one hook, and leave the other one for them. # ev: coop=1]
   It is enough for shirts or for naps. They look at each other. # prop: put basket at 6.6, open basket # move: you to 3.4 # pose: you hold, mirela stand # feel: mirela okay, tavi surprised # who: narrator
   -> sign
 * [Call, "Move the hooks, and make three parts?" # ev: coop=2]
   Shirts on one side. Naps on the other. A swing in between. # prop: load long-rope # pose: mirela cheer, you stand # feel: mirela happy, you happy, tavi surprised # who: narrator
   It's a whole street! # pose: tavi cheer # who: tavi # face: excited
   -> sign
 * [Hang my swing on both hooks before they look up. # ev: coop=0]
   Your swing hangs nice and straight. The shirts lie in the grass. # prop: put basket at 6.6, tip basket # move: you to 3.4 # pose: you cheer # feel: you proud, tavi surprised, mirela surprised # who: narrator
   They were clean this morning. # pose: mirela shrug, you stand # who: mirela # face: frustrated
   -> sign

=== sign
Juno comes up the hill with some paint and a board. # camera: wide # enter: juno from left at 1.2 # move: you to 2.4 # prop: put basket at 6.6, gone basket, load long-rope # pose: juno hold paint-pot, you stand, mirela stand, tavi stand # feel: juno happy, mirela okay, tavi okay, you okay # who: narrator
You put that up? Wow. Who goes on the board? # camera: two juno you # feel: you surprised # who: juno # face: surprised # ask: sign
 * [Thanks. It took me the whole day. # ev: coop=0]
   Juno paints one name. Tavi reads it, upside down. # camera: wide # move: tavi to 3.6 # pose: tavi hold # feel: tavi surprised, juno happy, you proud, mirela worried # who: narrator
   There's room for two more. I checked. # pose: tavi point # feel: you surprised, juno surprised # who: tavi # face: okay
   -> finish
 * [Mirela for the pulling, Tavi for the knots, and me. # ev: coop=2]
   Could mine have a sock on it? # camera: wide # pose: mirela hop, you point, tavi cheer # feel: tavi happy, you happy, juno happy # who: mirela # face: proud
   -> finish
 * [A few of us sort of did it. # ev: coop=1]
   "A few," paints Juno. The brush waits for more. # camera: close juno # pose: juno reach paint-pot # prop: open paint-pot # feel: you okay, juno okay # who: narrator
   -> finish

=== finish
You sit down and swing. The whole rope swings along, from end to end. # camera: wide # prop: flap long-rope # move: tavi to 6.6, mirela to 8.2, you to 4.85 # fx: wind # pose: you sit, juno stand, tavi rest, mirela stand # feel: mirela surprised, you happy, tavi calm, juno happy # who: narrator
Look at my shirts! They'll be dry by supper! # pose: mirela cheer # who: mirela # face: excited
At the other end, Tavi is fast asleep. He snores each time you swing. # camera: wide # fx: sparkle # pose: juno cheer, tavi rest # feel: you happy, juno happy, tavi calm, mirela happy # who: narrator # keepsake: toy-rope
-> END
