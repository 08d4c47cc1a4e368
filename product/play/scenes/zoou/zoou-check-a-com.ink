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
Orders come to Echo House through long, hollow reeds. # who: narrator
The reeds are old. They like to chew on words. # who: narrator
Your first day! Easy job. You listen, you write, I run. # who: oke # face: excited
Here's the first one. School kitchen wants a ladle, a lemon, and a lantern. # who: oke # face: okay
Oke is out of the door before the echo stops. Which things go in the basket? # who: narrator # play: listen items=3 words=ladle,lemon,lantern decoys=table,melon,ladder # ask: basket
 * [all three # out: r3 # ev: com=2]
   The kitchen sends back one word. "Perfect." # who: narrator
   -> cups
 * [two of them # out: r2 # ev: com=1]
   The kitchen sends back a question. "Where is the other thing?" # who: narrator
   -> cups
 * [one or none # out: r1 # ev: com=0]
   The kitchen sends back a long, puzzled hum. # who: narrator
   -> cups

=== cups
The next reed rattles. "Please send fif... cups." Then it coughs out dust. # who: narrator
Your pencil hangs over the paper. # who: narrator # ask: cups
 * [Write fifty, because too many beats too few. # ev: com=0]
   Fifty cups go up the hill. Thirty-five come back down. # who: narrator
   -> bread
 * [Write fifteen, with a question mark beside it. # ev: com=1]
   The packer spends a while staring at your question mark. # who: narrator
   -> bread
 * [Call back, "Was that fifteen or fifty?" # ev: com=2]
   "Fifteen," says the reed, quite clearly. "And thank you for asking." # who: narrator
   -> bread

=== bread
The door bangs. Mirela comes in behind a cart of bread. # who: narrator
I sew sails. I asked for thirty spools of thread. # who: mirela # face: frustrated
I have thirty loaves of bread. I cannot sew with bread. # who: mirela # face: mad # ask: bread
 * [That isn't what the slip says. It clearly says bread. # ev: com=0]
   Then the slip is wrong too! # who: mirela # face: mad
   -> snap
 * [I'm sorry. I'll get it fixed. # ev: com=1]
   Fixed how? Fixed when? # who: mirela # face: frustrated
   -> snap
 * [You asked for thread, not bread. When do you need it by? # ev: com=2]
   By noon. The boats go out at noon. # who: mirela # face: worried
   -> snap

=== snap
Does anybody in this house own a pair of ears? # who: mirela # face: mad
Your cheeks burn. It is only your first day. # who: narrator # ask: snap
 * [Keep quiet and stare at the floor. # ev: er=1]
   The floor has eleven boards. Your cheeks stay warm. # who: narrator
   -> slip
 * [Count five loaves in my head before I speak. # ev: er=2]
   One, two, three, four, a burnt one. Your voice comes out steady. # who: narrator
   -> slip
 * [Tell her, "I have two ears, and now they both hurt." # ev: er=0]
   Mirela's prickles stand up. Nobody says anything for a bit. # who: narrator
   -> slip

=== slip
Oke bounces back in, humming. He wrote that slip this morning. # who: narrator # ask: slip
 * [Something went wrong with one of the orders. # ev: com=1]
   Which one? We've had about a million. Or nine. # who: oke # face: worried
   "Mine," says Mirela, from behind the bread. # who: narrator
   -> plan
 * [Oke, you must have written it down wrong this morning. # ev: com=0]
   I wrote what I heard! You weren't even here! # who: oke # face: mad
   -> plan
 * [Mirela needed thread. What did you hear? # ev: com=2]
   I heard... red? Bed? Bread. Oh. Oh, no. # who: oke # face: surprised
   -> plan

=== plan
It is eleven o'clock. There is a slip to write, a cart to empty, and thread to find. # who: narrator # ask: plan
 * [Oke made the slip, so it's fair if Oke does the running. # ev: coop=0]
   I've only got two legs! They're good ones, but still. # who: oke # face: sad
   -> nap
 * [Could you two empty the cart while I go? # ev: coop=2]
   I can lift ten loaves. I've got prickles to hold them. # who: mirela # face: okay
   -> nap
 * [I'll do all of it. You two can rest here. # ev: coop=1]
   You empty the cart alone. The clock moves on. # who: narrator
   -> nap

=== nap
The store list hangs by Tavi's bed. Bats sleep late, and their ears are very sharp. # who: narrator
Mmf? # who: tavi # face: okay # ask: nap
 * [Tell him everything fast, so he can go back to sleep. # ev: com=1]
   Bread, sails, noon... Sorry. You lost me at bread. # who: tavi # face: worried
   Thread is on shelf six, I think. # who: tavi # face: okay
   -> loom
 * [Call loudly from the door, so he wakes up. # ev: com=0]
   Tavi folds both wings over his ears. # who: narrator
   Shelf six. Please, softer. # who: tavi # face: sad
   -> loom
 * [Go close and ask low, "Where's the thread?" # ev: com=2]
   Shelf six, at Rope House. Thank you for the small voice. # who: tavi # face: calm
   -> loom

=== loom
Rope House keeps the thread. You have never been inside it before. # who: narrator # place: rope-house
Sorrel is winding yarn, tall and silent, with her back to you. # who: narrator # ask: loom
 * [Wait by shelf six until she turns around. # ev: ini=1]
   She turns around after forty-one winds. You counted. # who: narrator
   -> floss
 * [Leave the slip on her stool and step back out. # ev: ini=0]
   She nearly sits on it. Then she calls you back in. # who: narrator
   -> floss
 * [Say, "Hello, Sorrel. Is this a good time to ask you something?" # ev: ini=2]
   A fine time. You have bread crumbs on you. # who: sorrel # face: calm
   -> floss

=== floss
For sails? Then do you want it waxed, or do you want it two-ply? # who: sorrel # face: okay
You have no idea what either of those is. # who: narrator # ask: floss
 * [Yes, please. # ev: com=0]
   Yes to which? # who: sorrel # face: surprised
   She gives you some of each, and one eyebrow. # who: narrator
   -> report
 * [Which one stays strong in salt water? # ev: com=2]
   Waxed. Salt never gets through wax. # who: sorrel # face: happy
   -> report
 * [Whichever one you think is best for sails. # ev: com=1]
   I think many things. I will guess waxed. # who: sorrel # face: okay
   -> report

=== report
Sorrel has only twenty spools of white. She has plenty of green. # who: narrator
You carry everything back. Mirela meets you at the dock. # who: narrator # place: river-ferry
Is it all there? # who: mirela # face: worried # ask: report
 * [Hand her the box and say, "Here you go." # ev: com=0]
   She opens it on the boat. There is a shout about green. # who: narrator
   -> finish
 * [There wasn't enough white. # ev: com=1]
   How much is not enough? Let me dig. # who: mirela # face: worried
   -> finish
 * [Twenty white and ten green. She can dye them Friday. # ev: com=2]
   Ten green. I can hide those along the bottom edge. # who: mirela # face: okay
   -> finish

=== finish
At noon the boats go out, with a thin green line along each sail. # who: narrator
It looks as if we meant it. # who: mirela # face: happy
And there's bread for everybody. About a million loaves. # who: oke # face: happy
-> END
