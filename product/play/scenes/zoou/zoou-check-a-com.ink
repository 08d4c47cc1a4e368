// The Mixed-Up Order. Zoo U, Echo House, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-com
# title: The Mixed-Up Order
# kind: check
# skill: com
# also: coop, ini, er
# max_words: 16
# place: echo-house
-> start

=== start
Orders come to Echo House through long, hollow reeds. # camera: wide # enter: you at 2.6, oke at 6.2 # feel: you happy, oke happy # who: narrator
The reeds are old. Parts of words get lost in them. # pose: you reach # fx: dust # feel: you surprised # who: narrator
Your first day! Easy job. You listen, you write, I run. # pose: oke cheer, you stand # feel: you happy # who: oke # face: excited
Here's the first one. School kitchen wants a ladle, a lemon, and a lantern. # camera: two you oke # pose: oke lift # feel: you okay # who: oke # face: okay
Oke is out of the door before the echo stops. Which things go in the basket? # camera: wide # exit: oke right # pose: you stand basket # prop: open basket # who: narrator # play: listen items=3 words=ladle,lemon,lantern decoys=table,melon,ladder # ask: basket
 * [all three # out: r3 # ev: com=2]
   The kitchen sends back one word. "Perfect." # prop: shut basket # pose: you lift basket # feel: you happy # who: narrator
   -> cups
 * [two of them # out: r2 # ev: com=1]
   The kitchen sends back a question. "Where is the other thing?" # camera: close basket # feel: you surprised # who: narrator
   -> cups
 * [one or none # out: r1 # ev: com=0]
   The kitchen sends back a long, puzzled hum. # pose: you shrug # feel: you worried # who: narrator
   -> cups

=== cups
The next reed rattles. "Please send fif... cups." Then it coughs out dust. # camera: wide # pose: you stand # fx: dust, shake # feel: you surprised # who: narrator
Your pencil hangs over the paper. # pose: you hold logbook # prop: open logbook # camera: close you # feel: you okay # who: narrator # ask: cups
 * [Write fifty, because too many beats too few. # ev: com=0]
   Fifty cups go up the hill. Thirty-five come back down. # camera: wide # pose: you shrug # feel: you surprised # who: narrator
   -> bread
 * [Write fifteen, with a question mark beside it. # ev: com=1]
   The packer spends a while staring at your question mark. # camera: close logbook # who: narrator
   -> bread
 * [Call back, "Was that fifteen or fifty?" # ev: com=2]
   "Fifteen," says the reed, quite clearly. "And thank you for asking." # camera: wide # pose: you nod # feel: you happy # who: narrator
   -> bread

=== bread
The door bangs. Mirela comes in behind a cart of bread. # camera: wide # fx: shake # prop: put cart at 7, load cart # enter: mirela from right at 8.7 # pose: you stand # feel: mirela frustrated, you surprised # who: narrator
I sew sails. I asked for thirty spools of thread. # pose: mirela fists # who: mirela # face: frustrated
I have thirty loaves of bread. I cannot sew with bread. # camera: close mirela # pose: mirela shrug # feel: you worried # who: mirela # face: mad # ask: bread
 * [That isn't what the slip says. It clearly says bread. # ev: com=0]
   Then the slip is wrong too! # camera: wide # pose: mirela fists, you point # feel: you okay # who: mirela # face: mad
   -> snap
 * [I'm sorry. I'll get it fixed. # ev: com=1]
   Fixed how? Fixed when? # camera: wide # pose: mirela shrug # feel: you worried # who: mirela # face: frustrated
   -> snap
 * [You asked for thread, not bread. When do you need it by? # ev: com=2]
   By noon. The boats go out at noon. # camera: two you mirela # pose: mirela clutch # feel: you okay # who: mirela # face: worried
   -> snap

=== snap
Does nobody in this house ever listen? # camera: close mirela # pose: mirela fists, you stand # feel: you surprised # who: mirela # face: mad
Your cheeks burn. It is only your first day. # camera: close you # pose: you clutch # feel: you frustrated # who: narrator # ask: snap
 * [Keep quiet and stare at the floor. # ev: er=1]
   The floor has eleven boards. Your cheeks stay warm. # pose: you rest # feel: you sad # who: narrator
   -> slip
 * [Count five loaves in my head before I speak. # ev: er=2]
   One, two, three, four, a burnt one. Your voice comes out steady. # camera: close cart # pose: you hold # feel: you calm # who: narrator
   -> slip
 * [Tell her, "I do listen, and now my ears hurt." # ev: er=0]
   Mirela's prickles stand up. Nobody says anything for a bit. # camera: wide # pose: you fists, mirela fists # fx: hush # feel: mirela mad, you mad # who: narrator
   -> slip

=== slip
Oke bounces back in, humming. He wrote that slip this morning. # camera: wide # fx: hush off # enter: oke from left at 4.6 # pose: oke hop, you stand, mirela stand # feel: oke happy, mirela frustrated, you okay # who: narrator # ask: slip
 * [Something went wrong with one of the orders. # ev: com=1]
   Which one? We've had about a million. Or nine. # pose: oke shrug # who: oke # face: worried
   "Mine," says Mirela, from behind the bread. # move: mirela to 7 # pose: mirela wave # feel: mirela frustrated, oke surprised # who: narrator
   -> plan
 * [Oke, you must have written it down wrong this morning. # ev: com=0]
   I wrote what I heard! You weren't even here! # pose: oke fists, you point # feel: mirela frustrated # who: oke # face: mad
   -> plan
 * [Mirela needed thread. What did you hear? # ev: com=2]
   I heard... red? Bed? Bread. Oh. Oh, no. # pose: oke clutch # feel: mirela okay # who: oke # face: surprised
   -> plan

=== plan
It is eleven o'clock. There is a slip to write, a cart to empty, and thread to find. # camera: wide # move: mirela to 8.7 # pose: you point, oke stand, mirela stand # feel: oke worried, you okay, mirela worried # who: narrator # ask: plan
 * [Oke made the slip, so it's fair if Oke does the running. # ev: coop=0]
   I've only got two legs! They're good ones, but still. # pose: oke sit, you stand # feel: mirela worried # who: oke # face: sad
   -> nap
 * [Could you two empty the cart while I go? # ev: coop=2]
   I can lift ten loaves. I've got prickles to hold them. # pose: mirela lift, you stand, oke nod # feel: oke happy # who: mirela # face: okay
   -> nap
 * [I'll do all of it. You two can rest here. # ev: coop=1]
   You empty the cart alone. The clock moves on. # move: you to 5.6 # pose: you reach, oke rest, mirela rest # prop: put cart at 7 # feel: you frustrated, oke okay # who: narrator
   -> nap

=== nap
The store list hangs by Tavi's bed. Bats sleep late, and their ears are very sharp. # camera: wide # prop: gone cart, put pillow at 6.6 # exit: oke left, mirela right # move: you to 2.6 # enter: tavi at 6.5 # pose: tavi rest, you stand # fx: dusk # feel: tavi calm, you okay # who: narrator
Mmf? # camera: close tavi # pose: tavi sit # who: tavi # face: okay # ask: nap
 * [Tell him everything fast, so he can go back to sleep. # ev: com=1]
   Bread, sails, noon... Sorry. That was too fast for me. # camera: two you tavi # pose: you wave, tavi sit # feel: you excited # who: tavi # face: worried
   Thread is on shelf six, I think. # pose: tavi point, you stand # feel: you okay # who: tavi # face: okay
   -> loom
 * [Call loudly from the door, so he wakes up. # ev: com=0]
   Tavi folds both wings over his ears. # camera: wide # pose: you cheer, tavi hide # feel: tavi sad # who: narrator
   Shelf six. Please, softer. # camera: close tavi # pose: you stand # feel: you surprised # who: tavi # face: sad
   -> loom
 * [Go close and ask softly, "Where's the thread?" # ev: com=2]
   Shelf six, at Rope House. Thank you for the small voice. # camera: two you tavi # move: you to 5.2 # pose: you comfort, tavi rest # feel: you calm # who: tavi # face: calm
   -> loom

=== loom
Rope House keeps the thread. You have never been inside it before. # camera: wide # enter: you from left at 2, sorrel at 6.8 # pose: sorrel clutch rope # feel: sorrel calm, you surprised # who: narrator # place: rope-house
Sorrel is winding yarn, tall and silent, with her back to you. # camera: close sorrel # feel: you worried # who: narrator # ask: loom
 * [Wait by shelf six until she turns around. # ev: ini=1]
   She turns around after forty-one winds. You counted. # camera: wide # move: you to 3.8 # pose: you rest, sorrel hold rope # feel: sorrel surprised # who: narrator
   -> floss
 * [Leave the slip on her stool and step back out. # ev: ini=0]
   She nearly sits on it. Then she calls you back in. # camera: wide # move: you to 1 # pose: you stand, sorrel lift letter # feel: sorrel surprised, you surprised # who: narrator
   -> floss
 * [Say, "Hello, Sorrel. Is this a good time to ask you something?" # ev: ini=2]
   A fine time. You have bread crumbs on you. # camera: two you sorrel # move: you to 4.4 # pose: you wave # feel: you happy # who: sorrel # face: calm
   -> floss

=== floss
For sails? Then do you want it waxed, or do you want it two-ply? # camera: wide # move: you to 4.4 # pose: you stand, sorrel hold rope # feel: you okay # who: sorrel # face: okay
You have no idea what either of those is. # camera: close you # pose: you shrug # feel: you worried # who: narrator # ask: floss
 * [Yes, please. # ev: com=0]
   Yes to which? # camera: wide # pose: you nod, sorrel shrug # feel: you okay # who: sorrel # face: surprised
   She gives you some of each, and one eyebrow. # prop: put crate at 5.6 # pose: sorrel lift, you stand # feel: sorrel okay, you surprised # who: narrator
   -> report
 * [Which one stays strong in salt water? # ev: com=2]
   Waxed. Salt never gets through wax. # camera: wide # pose: you stand, sorrel nod # feel: you happy # who: sorrel # face: happy
   -> report
 * [Whichever one you think is best for sails. # ev: com=1]
   I think many things. I will guess waxed. # camera: wide # pose: sorrel shrug, you stand # feel: you okay # who: sorrel # face: okay
   -> report

=== report
Sorrel has only twenty spools of white. She has plenty of green. # camera: close crate # prop: put crate at 5.6, open crate # pose: sorrel shrug, you stand # feel: sorrel okay, you okay # who: narrator
You carry everything back. Mirela meets you at the dock. # camera: wide # prop: put ferry at 7.2, put crate at 4.5 # enter: you from left at 2.8, mirela from right at 6.4 # feel: mirela worried, you okay # who: narrator # place: river-ferry
Is it all there? # camera: two you mirela # pose: mirela clutch # who: mirela # face: worried # ask: report
 * [Hand her the box and say, "Here you go." # ev: com=0]
   She opens it on the boat. There is a shout about green. # camera: wide # move: mirela to 7.4 # prop: put crate at 6.2, open crate # pose: mirela cheer # fx: shake # feel: mirela surprised, you worried # who: narrator
   -> finish
 * [There wasn't enough white. # ev: com=1]
   How much is not enough? Let me dig. # camera: wide # prop: open crate # move: mirela to 5.6 # pose: mirela reach # feel: you worried # who: mirela # face: worried
   -> finish
 * [Twenty white and ten green. She can dye them Friday. # ev: com=2]
   Ten green. I can hide those along the bottom edge. # camera: wide # prop: open crate # move: mirela to 5.6 # pose: mirela nod # feel: you happy # who: mirela # face: okay
   -> finish

=== finish
At noon the boats go out, with a thin green line along each sail. # camera: wide # prop: gone crate, sail ferry # move: mirela to 4.6 # pose: mirela stand, you stand # feel: mirela calm, you happy # who: narrator
It looks as if we meant it. # pose: mirela point # who: mirela # face: happy
And there's bread for everybody. About a million loaves. # enter: oke from left at 1.1 # pose: oke lift bun-tray, mirela stand, you cheer # feel: mirela happy, you happy # who: oke # face: happy # keepsake: toy-basket
-> END
