// Tavi Has No Voice. Zoo U, Echo House (communication), lesson 3. Grade 4 reading level.
# id: zoou-com-3
# title: Tavi Has No Voice
# kind: lesson
# skill: com
# also: emp
# max_words: 16
# place: echo-house
-> start

=== start
Tonight is the Echo Concert. The town sings into the reeds, and the reeds sing back. # camera: wide # enter: you at 2.4, oke at 7, juno at 8.3 # feel: you happy, oke excited, juno happy # who: narrator
Tavi always gives the sign to begin. But Tavi has a cold, and a very thick scarf. # enter: tavi from left at 5.2 # pose: tavi clutch scarf # feel: tavi worried, you surprised, oke surprised # who: narrator
Tavi opens wide. Out comes nothing. Not even a squeak. # camera: close tavi # pose: tavi lift scarf # feel: tavi worried # who: narrator
You swallowed a moth! You're a fish! You want soup! # camera: wide # pose: oke hop # feel: tavi frustrated, you surprised # who: oke # face: excited
No, it's a dance! Look at those wings! Do it again, Tavi! # pose: juno cheer, oke stand # feel: tavi frustrated # who: juno # face: happy
Tavi points at the reeds, then at you, and flaps. What do you do? # camera: two you tavi # pose: tavi point scarf, juno stand # feel: tavi worried, you okay # who: narrator # ask: way # hint: The voice is away. What is still there to talk with?
 * [Tell the others, "Tavi is sick and wants to go home to bed." # ev: com=0]
   Tavi shakes so hard that the scarf comes off. # camera: wide # prop: drop scarf at 4.4 # pose: tavi shake-head, you wave # feel: tavi frustrated, you surprised, oke surprised # who: narrator
   I think that was your sentence, not Tavi's. Do you want to draw it, Tavi? # prop: gone scarf # pose: juno comfort, you stand, tavi stand # feel: tavi okay, you worried # who: juno # face: okay
   -> spot
 * [Ask, "Would you like to draw it, or show it?" # ev: com=2]
   Tavi nods twice, once for each. Out come a pencil, a card, and two busy wings. # camera: two you tavi # pose: tavi lift cue-card, you wave # feel: tavi happy, you happy # who: narrator
   -> spot
 * [Ask, "What's the matter? Tell me everything, right from the start!" # ev: com=1]
   Tavi opens an empty mouth, and shuts it again. # camera: two you tavi # pose: tavi shrug, you wave # feel: tavi worried, you surprised # who: narrator
   Oh. Telling is the part that's gone. You could draw it. Or show me. # pose: you hold # feel: tavi happy # who: you # face: okay
   -> spot

=== spot
Tavi sits down on the bench, pencil in one wing. The other wing starts to talk. # camera: wide # prop: put bench at 5.2 # pose: tavi sit cue-card, you stand, oke stand, juno stand # feel: tavi determined, you okay, oke okay, juno okay # who: narrator
Each sign is quick and small. Where do you stand, so that none gets lost? # camera: wide # feel: tavi determined # who: narrator # play: map spots=right-behind-the-bench,in-front-a-step-away,across-the-room # ask: spot # hint: From where can you see the signs, and answer them?
 * [right behind the bench # out: right-behind-the-bench # ev: com=0]
   You see the back of two ears. They are good ears. They don't say much. # move: you to 4.2 # pose: you shrug # feel: you surprised, tavi surprised # who: narrator
   Try the front. That's where the wings happen. # move: you to 3.8 # pose: oke point, you stand # feel: tavi happy, you okay # who: oke # face: okay
   -> card
 * [in front, a step away # out: in-front-a-step-away # ev: com=2]
   Here you can see both wings and the card. Tavi can see you nod. # move: you to 3.8 # pose: tavi wave cue-card, you nod # feel: tavi happy, you happy # who: narrator
   -> card
 * [across the room # out: across-the-room # ev: com=1]
   From here, the wings are two little flags. You get every third one. # move: you to 1.2 # pose: tavi wave cue-card, you reach # feel: tavi worried, you worried # who: narrator
   You come closer, until you can see the pencil marks, too. # move: you to 3.8 # pose: you stand # feel: tavi happy, you okay # who: narrator
   -> card

=== card
Tavi holds up the card. There is a long pipe, a six, and a small, round curl. # camera: close tavi # move: you to 3.8 # pose: tavi lift cue-card, you stand, oke stand # feel: tavi determined, you surprised, oke surprised # who: narrator
A cinnamon roll! Reed Six is full of cinnamon rolls! # camera: wide # pose: oke cheer # feel: tavi frustrated, juno excited # who: oke # face: excited
Tavi looks at you. # camera: two you tavi # pose: tavi reach cue-card, oke stand # feel: tavi worried # who: narrator # ask: card # hint: Which questions can be answered with a nod?
 * [Is it Reed Six? Is the curl a roll? Is it a snail? # ev: com=2]
   A nod for six. A head shake for roll. At "snail," Tavi hops right off the bench. # pose: tavi hop, you point # feel: tavi excited, you happy # who: narrator
   Snails! There are snails in Reed Six! # camera: wide # pose: juno clutch # feel: tavi happy, oke surprised # who: juno # face: surprised
   -> over
 * [I don't get it. Can you draw it better? # ev: com=1]
   Tavi draws the same curl, twice as big. Now it is a bigger cinnamon roll. # pose: tavi lift cue-card, you shrug # feel: tavi frustrated, you surprised # who: narrator
   Let me ask, and you nod. Is it a shell? A snail? It's a snail! # pose: you point, tavi nod # feel: tavi happy, oke surprised, juno surprised # who: you # face: excited
   -> over
 * [Cinnamon rolls! I'll get plates for everybody! # ev: com=0]
   You are back with a tall stack of plates. Tavi is hiding behind the card. # camera: wide # pose: you hold bun-plate, tavi hide cue-card # feel: you excited, tavi sad, oke excited # who: narrator
   Did anybody ask Tavi, or did we only ask our tummies? Is that a snail, Tavi? # pose: juno point, you stand, tavi nod # feel: tavi happy, you worried, oke surprised # who: juno # face: okay
   -> over

=== over
Sorry, Oke, no rolls. And we have to decide what to do about the snails. # camera: wide # exit: oke right # enter: mirela from right at 7 # pose: juno shrug, tavi sit cue-card, you stand # feel: tavi okay, you okay, mirela surprised, oke sad # who: juno # face: determined
Poor Tavi can't say anything. So we'll decide without Tavi. # pose: mirela shrug # feel: tavi frustrated, juno okay # who: mirela # face: worried
They talk across the bench as if nobody were sitting on it. # camera: two juno mirela # pose: juno wave, mirela wave # feel: juno determined, mirela worried, tavi frustrated # who: narrator
Look at Tavi. Which feeling do you see? # camera: close tavi # pose: tavi clutch cue-card # feel: tavi frustrated # who: narrator # play: faces of=tavi # ask: face # hint: Look at the eyebrows and the tight mouth. What was just said?
 * [Frustrated. # out: frustrated # ev: emp=2]
   Tavi has lots to say. We just stopped looking. Sorry, Tavi. You decide with us. # camera: wide # pose: mirela rest, juno stand, tavi lift cue-card # feel: tavi happy, you okay, juno worried # who: mirela # face: worried
   -> pass
 * [Sad. # out: sad # ev: emp=1]
   A bit sad, maybe. But see the eyebrows? They push down. Tavi wants a turn. # camera: wide # pose: mirela point, juno stand, tavi lift cue-card # feel: tavi okay, you surprised, juno worried # who: mirela # face: okay
   -> pass
 * [Calm. # out: calm # ev: emp=0]
   Thump! Tavi bangs the bench with both feet. That was not calm. # camera: wide # fx: shake # pose: tavi fists, mirela hop # feel: tavi mad, you surprised, mirela surprised, juno surprised # who: narrator
   Quiet isn't always calm. Sorry, Tavi. You go first. # pose: mirela rest, tavi lift cue-card, juno stand # feel: tavi okay, you worried, juno worried # who: mirela # face: worried
   -> pass

=== pass
The next card is quick. Seven curls, all with their eyes shut. Then a big horn, crossed out. # camera: close tavi # pose: tavi lift cue-card, you stand, mirela stand, juno stand # feel: tavi worried # who: narrator
Juno runs to warn the band. Just then, Sorrel steps up to Reed Six, to warm up the horn. # camera: wide # exit: juno right # enter: sorrel from right at 8.6 # pose: sorrel reach, tavi point # feel: sorrel happy, tavi worried, you surprised, mirela surprised, juno determined # who: narrator
Sorrel takes a very deep breath. What do you call out? # camera: close you # pose: you wave # feel: tavi worried # who: narrator # ask: pass # hint: Sorrel saw no cards. What has to be in the message?
 * [Not that one! Tavi says you can't use it! # ev: com=1]
   Which one can't I use? And why not? # camera: wide # pose: sorrel stand, you point # feel: you worried, tavi worried # who: sorrel # face: surprised
   Reed Six. There are baby snails asleep inside. # enter: snails from right at 6.9 # move: mirela to 1.4 # pose: you wave # feel: sorrel surprised, tavi happy, snails calm # who: you # face: okay
   -> list
 * [Stop! Tavi says baby snails are asleep in Reed Six! # ev: com=2]
   Snails? Then I shall swallow this breath. Gulp. Good evening, little ones. # camera: wide # move: mirela to 1.4 # enter: snails from right at 6.9 # pose: sorrel rest, you wave # feel: you happy, tavi happy, snails happy # who: sorrel # face: surprised
   -> list
 * [Um, Sorrel? There's sort of a thing about the concert, with the reeds, maybe. # ev: com=0]
   TOOOT! Seven baby snails fly out and land in Tavi's scarf. "Again!" they squeak. # camera: wide # move: mirela to 1.4 # enter: snails from right at 6.9 # prop: put scarf at 6.3 # pose: sorrel lift, you hide, tavi cheer # fx: shake, dust # feel: snails excited, tavi surprised, you surprised, sorrel surprised, mirela surprised # who: narrator
   Sort of a thing? That was seven things! Tell me the what and the where, please. # prop: gone scarf # pose: sorrel clutch, you rest # feel: you worried, tavi okay # who: sorrel # face: surprised
   They live in Reed Six. Tavi knew it all along. # pose: you point, tavi nod # feel: sorrel calm, tavi happy # who: you # face: okay
   -> list

=== list
So nobody blows a reed tonight. But the whole town is on its way. # camera: wide # move: mirela to 1.6 # pose: sorrel stand, you stand, tavi sit cue-card, mirela stand # feel: sorrel worried, tavi determined, mirela worried, you okay, snails calm # who: sorrel # face: worried
Tavi writes, and writes, and turns the card around. A concert to look at! # camera: close tavi # pose: tavi lift cue-card # feel: tavi excited # who: narrator
I'll read out what Tavi needs. Then you bring it, please. # camera: two mirela you # pose: mirela lift # feel: you determined, tavi happy # who: mirela # face: happy # play: listen items=3 words=lantern,feathers,green-flag decoys=bell,ladle,red-flag # ask: list # hint: It is a concert for the eyes. Make a picture in your head of each thing.
 * [all three # out: r3 # ev: com=2]
   Lantern, feathers, green flag. Tavi kisses the list. # camera: wide # prop: put lantern at 4.4, light lantern # pose: tavi cheer, you cheer, mirela cheer # fx: sparkle # feel: tavi happy, you proud, mirela happy # who: narrator
   -> last
 * [two of them # out: r2 # ev: com=1]
   Two out of three! Tavi draws the last one in the air, and you run again. # camera: wide # prop: put lantern at 4.4 # pose: tavi point, you hop # feel: tavi happy, you okay # who: narrator
   -> last
 * [one or none # out: r1 # ev: com=0]
   You come back with the wrong things. Tavi tries to conduct with a spoon, and shakes no. # camera: wide # pose: tavi lift spoon, you shrug # feel: tavi surprised, you worried, mirela surprised # who: narrator
   I read too fast. Ask me to stop after each one, if you like. # camera: two mirela you # pose: mirela rest, tavi stand # feel: you okay # who: mirela # face: okay
   -> list_again

=== list_again
One more time, slowly. Say each one back to me as we go. # camera: two mirela you # pose: mirela lift, tavi sit # feel: you determined, tavi calm # who: mirela # face: calm # play: listen items=3 words=lantern,feathers,green-flag decoys=bell,ladle,red-flag # ask: list2 # again: com # hint: One shines, one tickles, one waves.
 * [all three # out: r3 # ev: none]
   Every one of them! Saying it back is like tying a knot in it. # camera: wide # prop: put lantern at 4.4, light lantern # pose: mirela cheer, you cheer # fx: sparkle # feel: you happy, tavi happy # who: mirela # face: happy
   -> last
 * [two of them # out: r2 # ev: none]
   Good! And I have the third one right here in my quills. # camera: wide # prop: put lantern at 4.4 # pose: mirela reach # feel: you happy, tavi happy # who: mirela # face: happy
   -> last
 * [one or none # out: r1 # ev: none]
   Then let's carry the list along, and tick things off together. # camera: wide # pose: mirela wave, you stand # feel: you okay, tavi calm # who: mirela # face: okay
   -> last

=== last
The square is full. Tavi lifts a feather, and three hundred animals lift a hand. # camera: wide # fx: dusk, lamps # prop: put lantern at 6.3, light lantern # enter: you at 2.2, oke at 1.1, tavi at 5, juno at 7.6, snails at 8.9 # pose: tavi lift, you lift, juno lift, oke lift # feel: tavi proud, you happy, juno happy, oke happy, snails happy # who: narrator # place: canopy-square
Wings up, and the crowd goes up. Wings down, and it goes down. Then Tavi stops, wing half raised. # camera: close tavi # pose: tavi reach # feel: tavi determined # who: narrator
What's next? Jump? Spin? I bet it's jump! # camera: two you juno # pose: juno point # feel: you excited # who: juno # face: excited
You have a guess, too. Tavi is still in the middle of the sign. # camera: two you tavi # pose: juno stand # feel: you excited, tavi determined # who: narrator # ask: last # hint: Is a pause the end of a sentence?
 * [Do the jump I think is coming, so that the crowd can follow me. # ev: com=0]
   You jump. Half the crowd jumps. The other half bumps into it. # camera: wide # fx: shake, dust # pose: you hop, oke hop, juno hop # feel: you surprised, oke surprised, juno surprised, tavi frustrated # who: narrator
   Tavi waits until all is still, and then shows the real one. It was "high five." # pose: tavi lift, you stand # feel: tavi okay, you worried, oke happy, juno happy # who: narrator
   -> finish
 * [Whisper my guess to Juno. # ev: com=1]
   Jump? Spin? While you whisper, the sign goes by, and you both miss it. # camera: two you juno # pose: you wave, juno clutch # feel: you surprised, juno surprised # who: narrator
   Tavi winks and shows it once more, just for you two. It is "high five." # camera: wide # pose: tavi lift, you stand # feel: tavi happy, you happy, juno happy # who: narrator
   -> finish
 * [Keep still until Tavi has finished the sign. # ev: com=2]
   The wing goes on, slow and round, all the way up. It says "high five." # camera: close tavi # pose: tavi lift, you rest # fx: sparkle # feel: tavi happy, you happy # who: narrator
   -> finish

=== finish
Three hundred paws slap three hundred paws. One of them is holding a cactus. Ouch. # camera: wide # fx: shake # pose: oke lift, you lift, juno clutch, tavi cheer # feel: oke happy, you happy, juno surprised, tavi happy, snails excited # who: narrator
Again! # camera: close snails # feel: tavi happy # who: snails # face: excited
Tavi holds up one last card. It says, "You are all very loud with your hands." # camera: close tavi # pose: tavi lift cue-card # feel: tavi proud # who: narrator
So, about those cinnamon rolls... # camera: wide # pose: oke shrug, you cheer, juno stand, tavi reach cue-card # fx: sparkle # feel: you happy, tavi happy, juno happy, snails surprised # who: oke # face: okay # keepsake: picture-card
-> END
