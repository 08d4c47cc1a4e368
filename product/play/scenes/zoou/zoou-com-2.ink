// Half a Sentence. Zoo U, Echo House (communication), lesson 2. Grade 4 reading level.
# id: zoou-com-2
# title: Half a Sentence
# kind: lesson
# skill: com
# also: emp, coop
# max_words: 16
# place: echo-house
-> start

=== start
Reed Two has a leak. Words go in, and only some of them come out. # who: narrator
Right now it is Juno's voice. "Mirela's kite is awful..." Pffft. # who: narrator
Was that Juno? What did Juno say about my kite? # who: mirela # face: worried
Mirela is standing right behind you, holding seven kite tails. # who: you # ask: half # hint: How much of the sentence did you really hear?
 * [I only heard half of it. I'll go and ask. # ev: com=2, emp=2]
   Half. All right. I'll wait here and be brave for the other half. # who: mirela # face: okay
   -> stairs
 * [Nothing. Never mind. # ev: com=1, emp=1]
   It had my name in it. That isn't nothing. # who: mirela # face: worried
   You're right. I heard half, and I don't know the rest. # who: you # face: okay
   -> stairs
 * [Something bad about your kite. # ev: com=0, emp=0]
   Mirela rolls up into a small round ball of quills. # who: narrator
   That reed leaks. Half a sentence can say the wrong thing. # who: tavi # face: worried
   -> stairs

=== stairs
Juno is upstairs, drawing, with three pencils behind one ear. # who: narrator
How do you ask? # who: you # ask: ask # hint: A question that blames makes ears go flat. Which one doesn't?
 * [Juno, what did you say about the kite? We missed the end. # ev: com=2]
   Oh! Good thing you asked. # who: juno # face: happy
   -> reveal
 * [Did you say something about a kite? # ev: com=1]
   I say forty things a day about kites. Which one? # who: juno # face: okay
   The one about Mirela's. The end got lost. # who: you # face: okay
   -> reveal
 * [Why are you so mean about kites? # ev: com=0]
   Mean? Me? I was being nice! I had a whole nice sentence! # who: juno # face: surprised
   Ears flat. Try a question with no stone in it. # who: tavi # face: calm
   What was the whole sentence, Juno? We missed the end. # who: you # face: okay
   -> reveal

=== reveal
I said it's awfully good! I want to build one just like it. # who: juno # face: excited
Awfully good. The leak ate the best part. # who: tavi # face: surprised
I can mend it, with help. Warm the wax. Press in some moss. Turn it three times. # who: tavi # face: calm
Tavi speaks very softly. Which three things did you hear? # who: narrator # play: listen items=3 words=warm-wax,moss,three-turns decoys=cold-glue,feathers,two-turns # ask: recall # hint: Something warm, something green, and a number.
 * [all three # out: r3 # ev: com=2]
   You heard me. Most people say "What?" # who: tavi # face: happy
   -> tell
 * [two of them # out: r2 # ev: com=1]
   Two is nearly a mended reed. I'll do the third. # who: tavi # face: okay
   -> tell
 * [one or none # out: r1 # ev: com=0]
   I'm quiet. Come closer, and say each one after me. # who: tavi # face: calm
   -> recall_again

=== recall_again
Warm wax. Moss. Three turns. Say each one back, then pick them again. # who: tavi # face: calm # play: listen items=3 words=warm-wax,moss,three-turns decoys=cold-glue,feathers,two-turns # ask: recall2 # hint: Make a picture in your head: wax, moss, turning.
 * [all three # out: r3 # ev: com=1]
   Saying it back glues it in. See? # who: tavi # face: happy
   -> tell
 * [two of them # out: r2 # ev: com=1]
   Better already. Here, you hold the moss. # who: tavi # face: okay
   -> tell
 * [one or none # out: r1 # ev: com=0]
   Then watch my feet, and we'll do it side by side. # who: tavi # face: calm
   -> tell

=== tell
The reed is mended. Mirela sits by it, still a bit curled at the edges. # who: narrator
So? What was the rest? # who: mirela # face: worried # ask: tell # hint: What words has Mirela been waiting for?
 * [Juno said, "awfully good." The leak ate the good part. # ev: com=2, emp=2]
   Awfully good. Oh. I'd like to hear that again, please. # who: mirela # face: happy
   -> honest
 * [It's all fine now. Come out. # ev: com=1, emp=1]
   Fine how? I've been missing words all morning. # who: mirela # face: okay
   Juno said it's awfully good. That's the whole sentence. # who: you # face: happy
   -> honest
 * [See? You got upset over nothing. # ev: com=0, emp=0]
   It felt like something to me. # who: mirela # face: sad
   You're right, it did. Juno said your kite is awfully good. # who: you # face: okay
   -> honest

=== honest
Up on the roof, the kite climbs, wobbles, and dives into a bush. # who: narrator # place: canopy-square
What do you think of it? Truly? # who: mirela # face: okay # ask: honest # hint: Can you find one thing to like and one thing to try?
 * [I love the tails. Could seven be a bit heavy? # ev: com=2]
   Hmm! I could save two for windy days. # who: mirela # face: determined
   -> turns
 * [It's nice. # ev: com=1]
   Nice like a kite, or nice like a sock? Give me a clue. # who: mirela # face: okay
   The tails are great. Maybe there are too many. # who: you # face: okay
   -> turns
 * [It flies like a wet blanket. # ev: com=0]
   Well, that's clear. It's also a bit prickly, and I should know. # who: mirela # face: sad
   Sorry. I like the tails. I think seven is too heavy. # who: you # face: worried
   -> turns

=== turns
Now everybody has ideas. Juno and Oke both talk at once, and so does the wind. # who: narrator
Mirela opens her mouth for the third time. No gap. # who: you # ask: turns # hint: Whose kite is it? Who has not had a turn?
 * [Say, "Mirela first, then Juno, then Oke?" # ev: com=2, coop=2]
   Thank you. Five tails, a longer string, and Juno runs. # who: mirela # face: happy
   -> finish
 * [Wait with her for a gap. # ev: com=1, coop=1]
   No gap comes, but Oke sees you both waiting, and stops. # who: narrator
   Oh! Sorry! Your kite, you talk. # who: oke # face: surprised
   -> finish
 * [Talk louder than everyone. # ev: com=0, coop=0]
   Now it is five noises and no ideas. # who: narrator
   One at a time carries farther. Mirela? # who: tavi # face: calm
   -> finish

=== finish
Five tails. One long run. The kite goes up, and up, and stays. # who: narrator
It's awful... # who: juno # face: proud
...ly good! # who: mirela # face: excited # badge: whole-sentence
-> END
