// Half a Sentence. Zoo U, Echo House (communication), lesson 2. Grade 4 reading level.
# id: zoou-com-2
# title: Half a Sentence
# kind: lesson
# skill: com
# max_words: 16
# place: echo-house
-> start

=== start
Reed Two has a leak. Words go in, and only some of them come out. # camera: wide # fx: dust # enter: you at 3.2, tavi at 6.6 # feel: you okay, tavi calm # who: narrator
Right now it is Juno's voice. "Mirela's kite is awful..." Pffft. # pose: you reach # feel: you surprised, tavi surprised # who: narrator
Was that Juno? What did Juno say about my kite? # enter: mirela from left at 1.8 # pose: mirela hold kite, you stand # feel: you surprised, tavi okay # who: mirela # face: worried
Mirela is standing right behind you, holding seven kite tails. # camera: two mirela you # pose: you shrug # feel: mirela worried # who: narrator # ask: half # hint: How much of the sentence did you really hear?
 * [I only heard half of it. I'll go and ask. # ev: com=2]
   Half. All right. I'll wait here and be brave for the other half. # pose: mirela hold kite, you point # feel: you okay # who: mirela # face: okay
   -> climb
 * [Nothing. Never mind. # ev: com=1]
   It had my name in it. That isn't nothing. # pose: mirela clutch kite, you shake-head # feel: you worried # who: mirela # face: worried
   You're right. I heard half, and I don't know the rest. # pose: you stand # feel: mirela okay # who: you # face: okay
   -> climb
 * [Juno said something bad about your kite. I heard it. # ev: com=0]
   Mirela rolls up into a small round ball of quills. # camera: close mirela # pose: mirela sit kite # feel: mirela sad, you surprised # who: narrator
   That reed leaks. Half a sentence can say the wrong thing. # camera: wide # pose: tavi point # feel: you worried # who: tavi # face: worried
   -> climb

=== climb
Upstairs, Echo House is all doors, and every door has an echo. # camera: wide # exit: mirela left # move: you to 3.3, tavi to 2 # pose: you stand, tavi stand # feel: mirela worried, you surprised, tavi calm # who: narrator
Come in, if you can find me! # voice # pose: tavi point # feel: you okay # who: juno # face: happy
You hear the words best without guessing. Listen for both of them. # camera: two you tavi # pose: tavi rest # feel: you determined # who: tavi # face: calm # play: follow of=juno # ask: climb # hint: Half a clue fits two doors. The whole clue fits one.
 * [three right doors # out: r3 # ev: com=2]
   The whole clue, three times. The echoes have nothing to add. # camera: wide # pose: tavi cheer, you cheer # feel: you proud # who: tavi # face: happy
   -> stairs
 * [two right doors # out: r2 # ev: com=1]
   Two doors, and one surprised pigeon. Half a clue fits more than one. # camera: wide # pose: tavi shrug # feel: you surprised # who: tavi # face: okay
   -> stairs
 * [one or none # out: r1 # ev: com=0]
   Behind you, three echoes are still saying, "Wrong door." Tavi says the clue again with you. # camera: wide # pose: tavi comfort, you rest # feel: you worried, tavi calm # who: narrator
   -> stairs

=== stairs
Juno is up here, drawing, with three pencils behind one ear. # camera: wide # enter: juno from right at 6.8 # pose: juno hold logbook, you stand, tavi stand # prop: open logbook # feel: juno happy, you okay, tavi calm # who: narrator
How do you ask? # camera: two you juno # feel: juno okay # who: narrator # ask: ask # hint: A question that blames makes ears go flat. Which one doesn't?
 * [Juno, how did that sentence end? # ev: com=2]
   Oh! Good thing you asked. # pose: juno lift logbook, you wave # feel: you happy # who: juno # face: happy
   -> reveal
 * [Did you say something about a kite? # ev: com=1]
   I say forty things a day about kites. Which one? # pose: juno shrug # feel: you okay # who: juno # face: okay
   The one about Mirela's. The end got lost. # pose: you wave, juno stand # feel: juno surprised # who: you # face: okay # play: echo
   -> reveal
 * [Why are you so mean about kites that aren't yours? # ev: com=0]
   Mean? Me? I was being nice! I had a whole nice sentence! # pose: juno hide, you point # feel: you mad, tavi worried # who: juno # face: surprised
   Ears flat. Try a question with no stone in it. # camera: two you tavi # pose: tavi comfort, you stand # feel: you worried, juno sad # who: tavi # face: calm
   What was the whole sentence, Juno? We missed the end. # camera: two you juno # pose: you rest, tavi stand # feel: juno okay # who: you # face: okay
   -> reveal

=== reveal
I said it's awfully good! I want to build one just like it. # camera: two you juno # pose: juno cheer, you stand # feel: you surprised, tavi surprised # who: juno # face: excited
Awfully good. The leak ate the best part. # camera: wide # pose: tavi clutch, juno stand # feel: you happy, juno happy # who: tavi # face: surprised
I can mend it, with help. Warm the wax. Press in some moss. Turn it three times. # camera: two you tavi # pose: tavi point # feel: you okay # who: tavi # face: calm
Tavi speaks very softly. Which three things did you hear? # camera: close tavi # pose: tavi rest # who: narrator # play: listen items=3 words=warm-wax,moss,three-turns decoys=cold-glue,feathers,two-turns by=tavi # ask: recall # hint: Something warm, something green, and a number.
 * [all three # out: r3 # ev: com=2]
   You heard me. Most people say "What?" # camera: two you tavi # pose: tavi cheer, you wave # feel: you proud, juno happy # who: tavi # face: happy
   -> tell
 * [two of them # out: r2 # ev: com=1]
   Two is nearly a mended reed. I'll do the third. # camera: two you tavi # pose: tavi reach # feel: you okay, juno happy # who: tavi # face: okay
   -> tell
 * [one or none # out: r1 # ev: com=0]
   I'm quiet. Come closer, and say each one after me. # camera: two you tavi # pose: tavi comfort, you shrug # feel: you worried, juno okay # who: tavi # face: calm
   -> recall_again

=== recall_again
Warm wax. Moss. Three turns. Say each one back, then pick them again. # camera: two you tavi # pose: tavi point, you stand # feel: you okay # who: tavi # face: calm # play: listen items=3 words=warm-wax,moss,three-turns decoys=cold-glue,feathers,two-turns # ask: recall2 # again: com # hint: Make a picture in your head: wax, moss, turning.
 * [all three # out: r3 # ev: none]
   Saying it back glues it in. See? # pose: tavi cheer, you cheer # feel: you happy # who: tavi # face: happy
   -> tell
 * [two of them # out: r2 # ev: none]
   Better already. Here, you hold the moss. # pose: tavi reach, you hold # feel: you okay # who: tavi # face: okay
   -> tell
 * [one or none # out: r1 # ev: none]
   Then watch my feet, and we'll do it side by side. # pose: tavi comfort, you stand # feel: you worried # who: tavi # face: calm
   -> tell

=== tell
The reed is mended. Mirela sits by it, still a bit curled at the edges. # camera: wide # exit: juno right # move: you to 3.6, tavi to 6.2 # enter: mirela from left at 2 # pose: mirela sit, you stand, tavi stand # feel: mirela worried, you okay, tavi calm, juno happy # who: narrator
So? What was the rest? # camera: two mirela you # pose: mirela clutch # who: mirela # face: worried # ask: tell # hint: What words has Mirela been waiting for?
 * [Juno said, "awfully good." The leak ate the good part. # ev: com=2]
   Awfully good. Oh. I'd like to hear that again, please. # pose: mirela cheer, you wave # feel: you happy, tavi happy # who: mirela # face: happy
   -> honest
 * [It's all fine now. Come out. # ev: com=1]
   Fine how? I've been missing words all morning. # pose: mirela shrug # feel: you surprised # who: mirela # face: okay
   Juno said it's awfully good. That's the whole sentence. # pose: you wave # feel: mirela happy, tavi happy # who: you # face: happy
   -> honest
 * [See? You got upset over nothing. # ev: com=0]
   It felt like something to me. # pose: mirela rest, you point # feel: you surprised # who: mirela # face: sad
   You're right, it did. Juno said your kite is awfully good. # pose: you rest # feel: mirela happy, tavi happy # who: you # face: okay # play: echo
   -> honest

=== honest
Up on the roof, the kite climbs, wobbles, and dives into a bush. # camera: wide # enter: you at 2.4, mirela at 3.8, juno at 6.6, oke at 7.8, tavi at 9 # prop: put kite at 5.2, fall kite # fx: wind, dust # feel: you surprised, mirela surprised, juno surprised, oke surprised, tavi worried # who: narrator # place: canopy-square
What do you think of it? Truly? # camera: two you mirela # fx: wind off # pose: mirela shrug # feel: you okay, tavi okay # who: mirela # face: okay # ask: honest # hint: Can you find one thing to like and one thing to try?
 * [I love the tails. Could seven be a bit heavy? # ev: com=2]
   Hmm! I could save two for windy days. # pose: mirela hold kite # feel: you happy # who: mirela # face: determined
   -> turns
 * [It's nice. # ev: com=1]
   Nice like a kite, or nice like a sock? Give me a clue. # pose: mirela shrug # feel: you surprised # who: mirela # face: okay
   The tails are great. Maybe there are too many. # pose: you point, mirela stand # feel: mirela okay # who: you # face: okay
   -> turns
 * [It flies like a wet blanket, and it landed in a bush. # ev: com=0]
   Well, that's clear. It's also a bit prickly, and I should know. # pose: mirela clutch # feel: you surprised # who: mirela # face: sad
   Sorry. I like the tails. I think seven is too heavy. # pose: you rest # feel: mirela okay # who: you # face: worried # play: echo
   -> turns

=== turns
Now everybody has ideas. Juno and Oke both talk at once, and so does the wind. # camera: wide # fx: wind # pose: you stand, mirela hold kite, juno point, oke cheer # feel: juno excited, oke excited, mirela okay, you okay # who: narrator
Mirela opens her mouth for the third time. No gap. # camera: two you mirela # pose: mirela lift kite # feel: mirela worried # who: narrator # ask: turns # hint: Whose kite is it? Who has not had a turn?
 * [Say, "Mirela first, then Juno, then Oke?" # ev: com=2]
   Thank you. Five tails, a longer string, and Juno runs. # camera: wide # fx: wind off # pose: juno stand, oke stand, you point # feel: juno happy, oke okay, you happy # who: mirela # face: happy
   -> finish
 * [Wait with her for a gap. # ev: com=1]
   No gap comes, but Oke sees you both waiting, and stops. # camera: wide # pose: juno point, oke stand # feel: oke surprised, mirela worried # who: narrator
   Oh! Sorry! Your kite, you talk. # pose: oke rest, juno stand # feel: juno surprised, mirela happy # who: oke # face: surprised
   -> finish
 * [Talk louder than everyone. # ev: com=0]
   Now it is five noises and no ideas. # camera: wide # pose: you cheer, oke cheer, juno cheer, tavi hide # fx: shake # feel: you excited, mirela sad, tavi worried # who: narrator
   One at a time carries farther. Mirela? # pose: tavi rest, juno stand, oke stand, you stand # feel: juno surprised, oke surprised, you surprised, mirela okay # who: tavi # face: calm
   -> finish

=== finish
Five tails. One long run. The kite goes up, and up, and stays. # camera: wide # fx: wind # prop: put kite at 5.2 # move: juno to 5.6, oke to 8 # pose: juno lift kite, mirela cheer, oke stand, you stand, tavi stand # feel: mirela excited, juno excited, oke happy, you happy, tavi happy # who: narrator
It's awful... # camera: two mirela juno # prop: fly kite # feel: mirela happy # who: juno # face: proud
...ly good! # camera: wide # pose: mirela cheer, oke cheer, you cheer # fx: sparkle # feel: juno happy, you happy, oke happy # who: mirela # face: excited # keepsake: whole-sentence
-> END
