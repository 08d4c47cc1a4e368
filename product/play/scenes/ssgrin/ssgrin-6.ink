// Two Pilots. Sky Station Grin, scene 6. Grades 3-5 reading level.
# id: ssgrin-6
# title: Two Pilots
# kind: story
# skill: coop
# also: com
# max_words: 18
# place: galley
-> start

=== start
Across the valley, on Little Tuft, Pell's cat turns ten today. So the galley smells of fish. # enter: you at 2.2, ximo at 3.6, noor at 6.4, bricky at 8 # prop: put soup-pot at 5, boil soup-pot # pose: noor hold cake # feel: you happy, ximo happy, noor proud, bricky okay # who: narrator # place: galley
It is a cake for a cat. So it is a fish cake. # camera: close noor # pose: noor lift cake # feel: you surprised, ximo happy # who: noor # face: proud
You put candles in a fish? # camera: wide # pose: ximo cheer, noor hold cake # feel: you happy, noor happy # who: ximo # face: excited
It has to get to Little Tuft by four. Marigold can carry it. But that kite has two lines. # pose: bricky lift, ximo stand # feel: you excited, ximo excited # who: bricky # face: calm
Two lines, two pilots. Neither can fly her alone. I have tried. I was in a tree for a week. # pose: bricky clutch # feel: you surprised, ximo surprised # who: bricky # face: worried
-> hat

=== hat
On deck, Marigold shakes out her orange wings. Ximo holds the left line. You have the right. # enter: ximo at 2.8, you at 7.2, bricky at 8.8, adalin at 1.4 # prop: put marigold at 5 # fx: wind # pose: ximo hold rope, you reach, adalin hold captain-hat # feel: ximo excited, you excited, bricky calm, adalin calm # who: narrator # place: station-deck
There is one hat for the pilot. Nobody thought of a second hat. # fx: wind off # pose: adalin reach captain-hat # feel: ximo surprised, you surprised # who: adalin # face: okay
It has gold string on it. Ximo looks at the hat. You look at the hat. # camera: close captain-hat # feel: ximo excited, you excited # who: narrator
What do you say? # camera: wide # feel: ximo excited, you okay # who: narrator # ask: hat
 * [You wear it on the way out, I wear it on the way home? # ev: coop=2]
   Deal! Half a flight each. I will wear it very hard. # pose: ximo cheer captain-hat, adalin stand # feel: you happy, adalin happy # who: ximo # face: happy
   -> brief
 * [I saw it first, so I should have it for the whole flight. # ev: coop=0]
   I saw it last week! I said hello to it! # pose: ximo fists, adalin clutch captain-hat # feel: you determined, adalin worried # who: ximo # face: mad
   I will hold it until you two have a plan. # pose: adalin hold captain-hat, ximo stand # feel: you okay, ximo okay # who: adalin # face: calm
   The plan takes two minutes. Ximo has it out, and you have it home. # pose: ximo hold captain-hat, adalin stand # feel: ximo happy, you okay, adalin happy # who: narrator
   -> brief
 * [Let's leave it here, so that nobody wears it and nobody is sad. # ev: coop=1]
   That's fair. It's a bit sad for the hat, though. # pose: ximo shrug # feel: you okay # who: ximo # face: okay
   Or one of you wears it there, and one of you wears it back? # pose: adalin lift captain-hat # feel: ximo surprised, you surprised # who: adalin # face: calm
   You both like that better. Ximo goes first. # pose: ximo hold captain-hat, adalin stand # feel: ximo happy, you happy # who: narrator
   -> brief

=== brief
I have flown this way before. I will tell it once, so please open your ears. # enter: ximo at 2.8, you at 7.2, bricky at 8.8, adalin at 1.4 # prop: put marigold at 5 # pose: ximo hold captain-hat, adalin lift # feel: ximo proud, you determined, bricky calm # who: adalin # face: determined # place: station-deck
When you see the green flag on the mill, both lines pull. Then fly two turns around the chimney. # camera: two adalin ximo # pose: adalin point # feel: ximo determined # who: adalin # face: calm
When she is over Little Tuft, one of us rings the bell. Then Pell comes out. # camera: wide # pose: adalin rest # feel: you determined # who: adalin # face: calm
Which three things did she tell you? # camera: close you # feel: you determined # who: narrator # play: listen items=3 words=green-flag,two-turns,bell decoys=red-flag,three-turns,lantern by=adalin # ask: brief
 * [three # out: r3 # ev: com=2]
   Green flag, two turns, bell. That is the whole way. # camera: wide # pose: adalin cheer, you stand # feel: you proud, ximo happy, bricky happy # who: adalin # face: happy
   -> loops
 * [two # out: r2 # ev: com=1]
   Two of three. I will draw the other one on your sleeve. # camera: wide # pose: adalin point # feel: you okay, ximo happy # who: adalin # face: okay
   -> loops
 * [one or none # out: r1 # ev: com=0]
   The wind took most of it. Come, we will say it together. Flag, turns, bell. # camera: wide # pose: adalin wave, you shrug # feel: you worried, ximo okay # who: adalin # face: calm
   -> loops

=== loops
Good luck, pilots! I will go and find my spyglass. # camera: wide # exit: adalin left # pose: ximo lift, you lift # feel: you excited, ximo excited # who: adalin # face: happy
Up she goes! The cake hangs below her in a basket, and every candle has a little roof. # enter: ximo at 2.8, you at 7.2, bricky at 8.8 # prop: put marigold at 5, fly marigold # fx: wind, sparkle # pose: ximo lift, you lift, bricky cheer # feel: ximo excited, you excited, bricky happy # who: narrator # place: station-deck
Ximo pulls left. You pull right. Marigold looks from one to the other, and does a loop. # prop: fly marigold # fx: wind, shake # pose: ximo clutch, you clutch, bricky stand # feel: ximo surprised, you surprised, bricky worried # who: narrator
Then she does another one. The cat's cake is now upside down more often than not. # camera: close marigold # prop: fly marigold # fx: shake # feel: ximo worried, you worried # who: narrator
Left! No, my left! Pull like me! # camera: wide # pose: ximo fists # feel: you worried # who: ximo # face: frustrated
What do you do? # fx: wind off # pose: ximo clutch # feel: ximo frustrated, you okay, bricky worried # who: narrator # ask: loops
 * [Do what he does, whatever it is, and hope. # ev: coop=1]
   You copy him. He copies you. For a while nobody knows who started it. # pose: you clutch, ximo clutch # feel: you surprised, ximo surprised, bricky surprised # who: narrator
   One of you calls, and one of you follows. Then you trade. It works for geese. # pose: bricky wave # feel: you okay, ximo okay # who: bricky # face: calm
   -> row
 * [Pull much harder, because my side is the right side. # ev: coop=0]
   It is the right side. It is also a loop, and a very fast one. # prop: fly marigold # fx: wind, shake # pose: you fists # feel: you mad, ximo mad, bricky worried # who: narrator
   Hands still, both of you! Now one calls, and one follows. Then you trade. # fx: wind off # pose: bricky lift, you rest, ximo rest # feel: you okay, ximo okay # who: bricky # face: determined
   -> row
 * [Say, "Stop. You call, I follow, and then we swap." # ev: coop=2]
   You both hold still. Marigold comes out of her loop and hangs there, a little dizzy. # prop: near marigold # pose: you rest, ximo rest # feel: you calm, ximo surprised, bricky happy # who: narrator
   Okay. Um. Left, please. Thank you. Hey, she heard us! # pose: ximo lift # feel: you happy # who: ximo # face: happy
   -> row

=== row
The green flag! Now both lines have to pull, one after the other, in turns. # enter: ximo at 2.8, you at 7.2, bricky at 8.8 # prop: put marigold at 5, fly marigold # fx: wind # pose: ximo hold, you reach, bricky point # feel: ximo determined, you determined, bricky excited # who: narrator # place: station-deck
First he pulls, then you. It is a heavy cake, and his arms may get tired. # camera: wide # fx: wind off # pose: bricky rest # feel: ximo determined, you determined # who: bricky # face: calm # play: row with=ximo pulls=6 thing=marigold # ask: row
 * [in turns # out: together # ev: coop=2]
   He slows down, and so do you. Marigold climbs like somebody on soft stairs. # prop: fly marigold # fx: sparkle # pose: you cheer, ximo cheer # feel: you happy, ximo happy, bricky happy # who: narrator
   I felt you wait for me. Through the string! # pose: ximo clutch # feel: you happy # who: ximo # face: happy
   -> call
 * [ahead now and then # out: catching-up # ev: coop=1]
   She climbs with a hiccup now and then. One candle falls into the wheat. # prop: near marigold # fx: shake # pose: you shrug, ximo clutch # feel: you surprised, ximo okay, bricky okay # who: narrator
   You pull when I am done. Then my arms know what is coming. # pose: ximo rest, you stand # feel: you okay # who: ximo # face: okay
   -> call
 * [my own way # out: own-way # ev: coop=0]
   She goes up on one side only. The basket hangs there like one big earring. # prop: near marigold # fx: shake, dust # pose: you clutch, ximo shrug # feel: you surprised, ximo sad, bricky worried # who: narrator
   I was still pulling. You were already there. # pose: ximo rest # feel: you worried # who: ximo # face: sad
   Bricky counts the turns after that. One, Ximo. Two, you. # pose: bricky wave, you reach # feel: bricky calm, you okay, ximo okay # who: narrator
   -> call

=== call
Two turns around the chimney. The sun is in Ximo's eyes now. He squints. # enter: ximo at 2.8, you at 6.8, bricky at 1.3 # prop: put marigold at 5, fly marigold # pose: ximo lift, you lift # feel: ximo frustrated, you determined, bricky calm # who: narrator # place: station-deck
You see what he cannot see. A goose comes in from the right. It has smelled the fish. # camera: wide # enter: goose from right at 8.8 # pose: you point right # feel: you surprised # who: narrator
It is your old friend, Captain. How do you tell Ximo? # camera: two ximo you # pose: you lift # feel: you worried, ximo frustrated # who: narrator # ask: call
 * [Look out! Look out! Look out! It's coming, it's coming! # ev: com=0]
   What is? From where? Do I duck? # pose: ximo clutch # feel: you worried # who: ximo # face: worried
   He ducks. The goose steals one candle and flaps off with it, very pleased. # camera: wide # exit: goose left # prop: near marigold # fx: shake # pose: ximo hide # feel: ximo surprised, you surprised, bricky surprised # who: narrator
   -> blame
 * [Goose from the right. Let out some line, now. # ev: com=2]
   Letting out! # pose: ximo reach # feel: you determined # who: ximo # face: determined
   Marigold sinks like an elevator. The goose sails by with its mouth wide open. # camera: wide # exit: goose left # prop: near marigold # fx: wind # pose: you cheer, ximo cheer # feel: you happy, ximo excited, bricky happy # who: narrator
   -> blame
 * [Um, Ximo, there's a bird or something, over there, I think. # ev: com=1]
   What kind of something? Over where? # pose: ximo shrug # feel: you worried # who: ximo # face: surprised
   A goose. From the right! # pose: you point right # feel: ximo surprised # who: you # face: determined
   He lets out the line just in time. The goose gets one crumb and sails on. # camera: wide # exit: goose left # prop: near marigold # fx: wind # pose: ximo reach, you stand # feel: ximo happy, you okay, bricky happy # who: narrator
   -> blame

=== blame
The basket swings and swings. Something small and round rolls out of it, and is gone. # enter: ximo at 2.8, you at 6.8, bricky at 1.3 # prop: put marigold at 5, near marigold # fx: shake # pose: ximo clutch, you clutch # feel: ximo surprised, you surprised, bricky surprised # who: narrator # place: station-deck
The cherry! That was because of your line. My line was fine. # pose: ximo point # feel: you surprised, bricky worried # who: ximo # face: mad
What do you say? # camera: two ximo you # pose: ximo stand # feel: ximo frustrated, you okay # who: narrator # ask: blame
 * [You pulled too! You always say it's me! # ev: coop=0]
   Both lines go slack while you argue. Marigold sits down on a chimney and waits. # camera: wide # prop: near marigold # fx: dust # pose: you fists, ximo fists # feel: you mad, ximo mad, bricky worried # who: narrator
   She has two pilots. At the moment, she has none. # pose: bricky shake-head # feel: you surprised, ximo surprised # who: bricky # face: calm
   Okay. Slower on both sides, then? Sorry. # pose: ximo rest, you rest # feel: you okay # who: ximo # face: worried
   -> jobs
 * [All right, it was me. Let's just go on and not talk about it. # ev: coop=1]
   It was not only you. I saw your line, and I saw his. # camera: wide # pose: bricky shrug # feel: ximo worried, you surprised # who: bricky # face: calm
   Yeah. I yanked, too. Slower on both sides? # pose: ximo rest # feel: you okay # who: ximo # face: okay
   -> jobs
 * [We both pulled fast. How about slower, both of us? # ev: coop=2]
   I did yank it a bit. Okay. Slow hands. # camera: wide # pose: ximo nod # feel: you calm, bricky happy # who: ximo # face: okay
   The basket hangs straight again. It is only a fish cake without a cherry. # prop: fly marigold # pose: ximo lift, you lift # feel: ximo happy, you happy # who: narrator
   -> jobs

=== jobs
There is Little Tuft, with its yellow window! Noor and Ada-Lin come up to help with the landing. # enter: adalin at 1.4, ximo at 2.8, you at 6.6, noor at 7.7, bricky at 8.9 # prop: put marigold at 4.8, fly marigold # pose: ximo lift, you lift # feel: adalin happy, ximo excited, you excited, noor happy, bricky happy # who: narrator # place: station-deck
I can count the feet. I love counting down. # pose: noor rest # who: noor # face: happy
I can see the basket through my spyglass. I will watch the load. # pose: adalin lift, noor stand # who: adalin # face: calm
Someone has to lean on the brake. I lean well. # pose: ximo fists, adalin stand # who: ximo # face: proud
And somebody rings the bell for Pell. # prop: put bell at 4.2 # pose: bricky point, ximo stand # feel: you okay # who: bricky # face: calm
Who does what? # pose: bricky stand # feel: you determined # who: narrator # play: sort bins=noor,ximo,adalin,you items=count,brake,watch-the-load,bell fits=noor,ximo,adalin,you # ask: jobs
 * [shared and matched # out: fair # ev: coop=2]
   Three, two, one, bell! Marigold sets the basket down without a bump. # prop: fly marigold, ring bell # fx: sparkle # pose: you lift, ximo hold, noor cheer, adalin lift # feel: you proud, ximo happy, noor happy, adalin happy, bricky happy # who: narrator
   -> pell
 * [shared, not matched # out: uneven # ev: coop=1]
   Nearly. But some of these jobs pinch, like wrong shoes. Shall we trade? # prop: near marigold # pose: adalin shrug, ximo lift # feel: ximo surprised, you surprised # who: adalin # face: worried
   You all trade until nothing pinches. The basket lands with a small hop. # prop: fly marigold, ring bell # pose: adalin lift, ximo hold # feel: adalin happy, ximo happy, you okay # who: narrator
   -> pell
 * [one person has most # out: hog # ev: coop=0]
   One of you counts, brakes, looks and rings, all at once. The countdown goes two, five, bell, ouch. # prop: near marigold # fx: shake # pose: you clutch, ximo shrug, noor shrug # feel: you worried, ximo okay, noor okay, adalin okay # who: narrator
   There are four of you. I counted twice. Nobody asked me to. # pose: bricky lift # feel: you surprised # who: bricky # face: okay
   You share the jobs out again, and the basket lands with a hop. # prop: fly marigold, ring bell # pose: you lift, ximo hold, noor stand, bricky stand # feel: you okay, ximo happy, noor happy, adalin happy, bricky happy # who: narrator
   -> pell

=== pell
"I see it!" says Pell's voice in the speaking tube. "There are two knots, one blue and one red." # enter: adalin at 1.4, ximo at 2.8, you at 6.6, noor at 7.7, bricky at 8.9 # prop: put marigold at 4.8, fly marigold # pose: you hold speaking-tube # feel: adalin happy, ximo happy, you surprised, noor happy, bricky happy # who: narrator # place: station-deck
Blue lets go of the basket. Red lets go of the cake. If it is red first, the cat eats off the floor. # camera: two you noor # pose: noor lift # feel: you surprised # who: noor # face: worried
What do you say into the tube? # camera: close you # pose: noor stand, you lift speaking-tube # feel: you okay # who: narrator # ask: pell
 * [It's easy, Pell! Just pull whatever you like, and it comes right off. # ev: com=0]
   "Red, then," says Pell. "I like red." # camera: wide # feel: you surprised, noor worried, ximo worried # who: narrator
   NOT red! Blue! Blue first! # pose: ximo wave # feel: you worried # who: ximo # face: surprised
   "Blue," says Pell. "You people are very loud about knots." # pose: ximo stand # feel: you okay, noor happy, ximo happy # who: narrator
   -> cat
 * [Blue knot first. Leave the red one shut, and tell me when you're done. # ev: com=2]
   "Blue first. Red stays," says Pell. There is a click. "Done!" # camera: wide # fx: sparkle # feel: you proud, noor happy, ximo happy # who: narrator
   -> cat
 * [Not the red one first. # ev: com=1]
   "So what IS first?" says Pell. "The cat is looking at me." # camera: wide # feel: you surprised, ximo happy, noor okay # who: narrator
   Blue. Then lift the basket off. # pose: you lift speaking-tube # feel: noor happy # who: you # face: okay
   -> cat

=== cat
You all hear it: some soft pops, as candles go out, and then a loud purr. # camera: wide # fx: hush # pose: you hold speaking-tube, ximo clutch, noor clutch # feel: you happy, ximo happy, noor happy, adalin happy, bricky happy # who: narrator
"She says it's the best cake of her life," says Pell. "She says it with her whole face." # fx: hush off, sparkle # pose: ximo cheer, noor cheer, adalin cheer # feel: you happy # who: narrator
-> hatback

=== hatback
Time to fly Marigold home. Noor has gone below to log the landing. # enter: adalin at 1.4, ximo at 2.8, you at 6.8, bricky at 8.4 # prop: put marigold at 4.8, fly marigold # pose: ximo hold captain-hat, you lift # feel: adalin calm, ximo proud, you happy, bricky calm # who: narrator # place: station-deck
Ximo has the hat on again. He has polished the gold string with his sleeve. # camera: close ximo # pose: ximo clutch captain-hat # feel: ximo happy # who: narrator
You had a deal. What do you do? # camera: two ximo you # pose: ximo hold captain-hat # feel: ximo happy, you okay # who: narrator # ask: hatback
 * [Say nothing, because he looks so happy with it. # ev: coop=1]
   You fly for a while. The top of your head feels rather plain. # camera: wide # prop: fly marigold # feel: you sad, ximo happy # who: narrator
   Wait. Why didn't you say something? It's your half! # pose: ximo reach captain-hat # feel: you surprised, adalin happy # who: ximo # face: surprised
   -> finish
 * [This is my half, remember? Hat, please. # ev: coop=2]
   Oh! It got so comfy that I forgot it was a hat. Here, pilot. # camera: wide # pose: ximo reach captain-hat # feel: you happy, adalin happy # who: ximo # face: happy
   -> finish
 * [Grab it off his head. He has had it long enough. # ev: coop=0]
   Hey! You only had to ask! # camera: wide # pose: you lift captain-hat, ximo fists # fx: shake # feel: you determined, adalin worried, bricky worried # who: ximo # face: mad
   You hold it out, and ask for it properly. It feels silly, and it works. # pose: you reach captain-hat, ximo stand # feel: you worried, ximo okay, adalin okay, bricky okay # who: narrator
   -> finish

=== finish
You put it on. It comes down over both your eyes, and half your nose. # enter: adalin at 1.4, ximo at 2.8, you at 6.2, bricky at 8.8 # prop: put marigold at 4.8, near marigold # pose: you lift captain-hat # feel: adalin happy, ximo happy, you surprised, bricky happy # who: narrator # place: station-deck
That is what I need a second pilot for. I can't see a thing! # camera: two ximo you # pose: you clutch captain-hat # feel: ximo happy # who: you # face: happy
Then a gust comes along. Off flies the hat, up, over the rail, and down again. # camera: wide # fx: wind # prop: land marigold # pose: you reach, ximo reach # feel: you surprised, ximo surprised, adalin surprised, bricky surprised # who: narrator
It lands on somebody who has just landed, too. # enter: goose from right at 7.5 # fx: wind off, dust # pose: goose hold captain-hat, you stand, ximo stand # feel: goose calm, you surprised, ximo surprised # who: narrator
Well. We always did call that goose Captain. # camera: close goose # fx: sparkle # pose: bricky shrug, ximo cheer, you cheer, adalin cheer # feel: ximo happy, you happy, adalin happy, goose proud # who: bricky # face: happy # keepsake: pilots-hat
-> END
