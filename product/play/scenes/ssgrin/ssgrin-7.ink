// The Drop. Sky Station Grin, scene 7. Grades 3-5 reading level.
# id: ssgrin-7
# title: The Drop
# kind: story
# skill: er
# also: coop
# max_words: 18
# place: station-deck
-> start

=== start
Once a year, Sky Station Grin drops something on purpose. # enter: noor at 1.3, you at 2.6, ximo at 6.6, adalin at 7.8, bricky at 9 # prop: put crate at 5, put lever at 3.6 # feel: noor happy, you excited, ximo excited, adalin proud, bricky proud # who: narrator # place: station-deck
It is a crate with a hundred paper gliders, for the school in the wheat. They painted a ring for it. # camera: close crate # prop: open crate # feel: ximo happy # who: narrator
I sewed the parachute for six weeks. Every stitch has a name. # camera: wide # pose: adalin rest # feel: ximo surprised, you surprised # who: adalin # face: proud
And this year you pull the lever. No pressure. Only the whole school is watching. # pose: ximo point # feel: you worried, adalin happy # who: ximo # face: excited
That is what pressure is, Ximo. # pose: noor shrug, ximo stand # feel: ximo surprised # who: noor # face: okay
You look over the edge. The ring is as small as a coin. Your hands begin to shake. # camera: close you # pose: you clutch # feel: you worried # who: narrator
What do you do? # camera: wide # pose: noor stand # feel: you worried, noor calm, ximo okay # who: narrator # ask: nerves
 * [Pull the lever right away, before my hands get any worse. # ev: er=0]
   Not yet! There's a knot in the cord! # pose: adalin reach, you reach # fx: shake # feel: you surprised, ximo surprised # who: adalin # face: worried
   She gets it undone just in time. Noor puts a mug of tea into your hands. # pose: noor reach blue-mug, adalin stand # feel: you okay, noor calm, adalin okay, ximo okay # who: narrator
   -> miss
 * [Say, "I'm nervous," and shake out both of my hands until they are loose. # ev: er=2]
   So am I. I shake out my wrench. Watch. # pose: bricky wave wrench # feel: you surprised # who: bricky # face: happy
   You shake out two hands and one wrench, and breathe until the coin looks like a ring. # pose: you rest, bricky rest wrench # feel: you calm, bricky calm, ximo happy # who: narrator # play: breathe rounds=2
   -> miss
 * [Hold the lever and count cows until it gets a little better. # ev: er=1]
   Four cows. Five cows. The lever shakes along with your hands. # prop: push lever # pose: you clutch # fx: shake # feel: you worried, noor okay # who: narrator
   Cows are good. You may also just say that you are nervous. I always am. # pose: noor rest # feel: you okay # who: noor # face: calm
   -> miss

=== miss
Three. Two. One. You pull. The crate tips over the edge, and the parachute opens. # enter: noor at 1.3, you at 2.6, ximo at 6.6, adalin at 7.8, bricky at 9 # prop: put lever at 3.6, pull lever # fx: shake # pose: you reach, ximo cheer # feel: noor excited, you excited, ximo excited, adalin excited, bricky excited # who: narrator # place: station-deck
It opens sideways. The crate sails over the ring, over the school, and over a cow. # camera: close you # pose: you point, ximo point # fx: wind # feel: you surprised, ximo surprised, adalin surprised, noor surprised # who: narrator
Splash. That was the duck pond. # camera: wide # fx: wind off, shake # pose: you stand, ximo hide # feel: you sad, ximo worried, adalin sad, noor worried, bricky worried # who: narrator
A hundred children say "Ohhh." You can hear it all the way up here. # camera: close you # fx: hush # pose: you clutch # feel: you sad # who: narrator
Your face gets hot, and your eyes sting. What do you do? # camera: wide # fx: hush off # pose: ximo stand # feel: you sad, adalin sad, noor calm # who: narrator # ask: missed
 * [Say, "I need a minute," and breathe at the rail. # ev: er=2]
   Take two. They are free. # move: you to 2.3 # pose: noor rest, you rest # feel: you sad # who: noor # face: calm
   The air is cool up here. After a while, your ears are only pink. # pose: you rest # fx: wind # feel: you calm, noor calm # who: narrator
   -> dial
 * [Kick the lever, and shout that this whole Drop is stupid. # ev: er=0]
   Clang. The lever is fine. Your toe is not. # prop: push lever # pose: you fists, you hop # fx: shake # feel: you mad, ximo surprised, adalin worried, noor worried # who: narrator
   You hop about until the hopping is funnier than the mad. # pose: you clutch, you hop # feel: you okay, ximo okay, noor okay # who: narrator
   -> dial
 * [Go and stand behind the mast, where nobody can look at me. # ev: er=1]
   It is nice behind the mast. Nobody looks at you there. Nobody talks to you either. # move: you to 5.6 # pose: you hide # feel: you sad, ximo okay, adalin sad # who: narrator
   You may be sad out here, too. It was a sad splash. # move: you to 2.6 # pose: noor wave, you stand # feel: you sad, ximo okay # who: noor # face: calm
   -> dial

=== dial
Then something begins to whistle, like a kettle. It is Bricky. Steam comes out of his ears. # enter: noor at 1.3, you at 2.6, ximo at 6.6, adalin at 7.8, bricky at 5 # prop: put lever at 3.6 # fx: shake, dust # pose: bricky fists # feel: noor surprised, you surprised, ximo surprised, adalin sad, bricky frustrated # who: narrator # place: station-deck
I gave you the wind! I gave you the WRONG WIND! My dial says HOT! # camera: close bricky # fx: dust # pose: bricky clutch # feel: you surprised # who: bricky # face: frustrated
What makes me cooler? What makes me hotter? I can't think in here! # camera: wide # pose: bricky shrug # feel: noor worried, ximo worried # who: bricky # face: worried
Help him sort it out. # pose: bricky clutch # feel: you determined, bricky worried # who: narrator # play: sort bins=cooler,hotter items=slow-breaths:cooler,a-short-walk:cooler,cold-water:cooler,shouting:hotter,kicking-things:hotter,calling-myself-names:hotter # ask: dial
 * [all sorted well # out: fair # ev: er=2]
   Bricky drinks the water, walks one lap, and breathes like an old door. The whistle stops. # fx: sparkle # pose: bricky rest, you cheer # feel: bricky calm, you proud, noor happy, ximo happy # who: narrator
   -> blame
 * [some mixed up # out: uneven # ev: er=1]
   Bricky tries one of them. The whistle goes up a note. He tries another, and it sinks. # fx: dust # pose: bricky lift, you shrug # feel: bricky surprised, you surprised, noor okay # who: narrator
   Shouting is hotter. Water is cooler. I will write that on my arm. # pose: bricky rest, you stand # feel: you okay, ximo happy # who: bricky # face: okay
   -> blame
 * [nearly all in one # out: hog # ev: er=0]
   Bricky does all of it at once, and the whistle sets his wind vane spinning. # fx: dust, shake # pose: bricky fists, you hide # feel: bricky frustrated, you surprised, noor surprised, ximo surprised # who: narrator
   One thing at a time. Here is some water. Small sips. # move: noor to 3.9 # prop: gone lever # pose: noor reach blue-mug, bricky rest, you stand # feel: bricky okay, you okay # who: noor # face: calm
   -> blame

=== blame
Ada-Lin has not said a word since the splash. Now she turns around. # enter: you at 3, noor at 1.3, adalin at 6.2, ximo at 7.8, bricky at 9 # pose: adalin fists, bricky hold bucket # feel: you okay, noor calm, adalin mad, ximo worried, bricky okay # who: narrator # place: station-deck
Six weeks! You pulled too early, and now it's in a pond! With ducks! # camera: two you adalin # pose: adalin fists # feel: you surprised # who: adalin # face: mad
It was on one. You pulled on one. Your ears go hot again. # camera: close you # pose: you fists # feel: you mad # who: narrator
What do you do? # camera: two you adalin # feel: you frustrated, adalin mad # who: narrator # ask: blame
 * [Well, maybe you should learn to sew a parachute that opens! # ev: er=0]
   The words hang there between you. You would like to catch them again. # camera: wide # fx: hush # pose: adalin hide, you clutch # feel: you worried, adalin sad, ximo surprised, noor sad # who: narrator
   I think that is two sad people who sound mad. # fx: hush off # pose: ximo rest # feel: you sad, adalin surprised # who: ximo # face: worried
   Yes. I am sad about my stitches. I am not mad at you. # pose: adalin rest, you rest # feel: you okay # who: adalin # face: sad
   Sorry. It was a beautiful parachute. The ducks thought so, too. # pose: you clutch # feel: adalin okay, ximo happy # who: you # face: worried
   -> haul
 * [I'm upset, too. Can we talk in five minutes? # ev: er=2]
   You both look at the clouds for five minutes. It is a long time. It works. # camera: wide # fx: wind # pose: you rest, adalin rest # feel: you calm, adalin calm, ximo okay, noor happy # who: narrator
   You did pull on one. I was so sad that it came out pointy. # fx: wind off # pose: adalin clutch # feel: you okay # who: adalin # face: sad
   -> haul
 * [Press my lips together, and go and stand with my back to her. # ev: er=1]
   Your back is quite clear about it. Nobody yells, and nobody talks either. # camera: wide # move: you to 2.3 # pose: you rest # feel: you frustrated, adalin sad, ximo worried # who: narrator
   After a while you hear her boots. "It was on one," she says. "Sorry." # move: adalin to 4 # pose: adalin rest # feel: you surprised, adalin sad, noor calm # who: narrator
   -> haul

=== haul
First, you have to get the crate back. Ximo's long hook has it already. # enter: you at 3.2, adalin at 6.8, ximo at 8.6 # prop: put winch at 5 # pose: ximo point # feel: you determined, adalin okay, ximo excited # who: narrator # place: winch-bay
It has drunk half the pond. One pull for me and one pull for you. It's heavy, and I am small. # pose: adalin clutch, you reach # feel: you determined, ximo okay # who: adalin # face: determined
Wind it up, in turns. # camera: wide # pose: ximo stand # feel: you determined, adalin determined # who: narrator # play: row with=adalin pulls=6 thing=winch # ask: haul
 * [in turns # out: together # ev: coop=2]
   When her arms get slow, you go slow. The crate comes up as straight as a ruler. # prop: turn winch # fx: sparkle # pose: you clutch, adalin clutch # feel: you happy, adalin happy, ximo happy # who: narrator
   -> goose
 * [ahead now and then # out: catching-up # ev: coop=1]
   The crate hops and swings, and rains on a cow. # prop: turn winch # fx: shake # pose: you shrug, adalin clutch # feel: you surprised, adalin okay, ximo happy # who: narrator
   A bit slower. My arms are shorter than yours. # pose: adalin rest, you stand # feel: you okay # who: adalin # face: okay
   -> goose
 * [my own way # out: own-way # ev: coop=0]
   The handle runs ahead. Ada-Lin hangs on it with both feet in the air. # prop: jam winch # fx: shake, dust # pose: you clutch, adalin hide, adalin hop # feel: you surprised, adalin surprised, ximo worried # who: narrator
   Ximo calls the turns after that: "Her! You! Her! You!" # prop: turn winch # pose: ximo wave, you reach, adalin clutch # feel: ximo determined, you okay, adalin okay # who: narrator
   -> goose

=== goose
The crate lands on the deck, and the lid lifts by itself. # enter: you at 2.4, ximo at 1.2, adalin at 7.6, noor at 8.8 # prop: put crate at 5, open crate # fx: dust # pose: ximo hide # feel: you surprised, ximo surprised, adalin surprised, noor surprised # who: narrator # place: station-deck
It is Captain the goose, who has eaten the string and is sitting on all the gliders. # enter: goose at 5 # camera: close goose # pose: ximo stand # feel: goose proud, you happy, ximo happy, adalin happy # who: narrator
They're dry! All of them! That goose is a lid! # camera: wide # pose: ximo cheer # feel: you happy, noor happy, adalin happy # who: ximo # face: excited
Then we can try again before the school bell. But why did it go wrong? # pose: noor hold logbook, ximo stand # feel: ximo okay, you okay, adalin okay # who: noor # face: determined
Drop it harder! # pose: ximo fists # feel: adalin worried # who: ximo # face: determined
My numbers say the wind had turned. # pose: noor point logbook, ximo stand # feel: ximo okay # who: noor # face: calm
And my cloth was tied on one side only. # pose: adalin lift, noor hold logbook # feel: you okay # who: adalin # face: worried
What do you say? # camera: wide # pose: adalin stand # feel: you okay, ximo okay, noor okay, adalin okay # who: narrator # ask: plan
 * [Ximo's way is fastest, and the bell is going to ring soon. # ev: coop=1]
   Ximo goes for the crate, to drop it harder. Captain bites his sleeve. # move: ximo to 3.9 # pose: ximo reach # fx: shake # feel: ximo surprised, you surprised, adalin worried, goose mad # who: narrator
   Captain votes for my numbers, and for Ada-Lin's knots. # pose: noor lift logbook, ximo stand # feel: ximo okay, you happy, adalin happy, goose calm # who: noor # face: happy
   -> share
 * [I pulled the lever, so I am the one who decides what we do now. # ev: coop=0]
   You decide. It goes quiet. You notice that you do not know a thing about wind. # fx: hush # pose: noor rest logbook, adalin rest # feel: you worried, noor okay, adalin sad, ximo okay # who: narrator
   I know wind. Ada-Lin knows knots. Shall we help you decide? # fx: hush off # pose: noor hold logbook # feel: you okay, adalin okay # who: noor # face: calm
   -> share
 * [Noor finds the wind, we all tie the other side? # ev: coop=2]
   Yes! And I can hold it down while you tie. That's my kind of hard. # pose: ximo cheer, adalin cheer # feel: you happy, adalin happy, noor happy # who: ximo # face: happy
   -> share

=== share
There are six ropes for the other side of the parachute. You hand them out. # enter: you at 2.2, ximo at 3.8, noor at 6.4, adalin at 8, goose at 5 # prop: put crate at 5, put balloon-patch at 7 # pose: you hold rope # feel: you determined, ximo happy, noor happy, adalin happy # who: narrator # place: station-deck
I have the long edge. It takes three. # pose: ximo lift # who: ximo # face: okay
My corner only needs one. # pose: noor wave, ximo stand # who: noor # face: calm
Two for me, please. One for each ear of it. # pose: adalin shrug, noor stand # feel: ximo happy # who: adalin # face: happy
Hand them out. # pose: adalin stand # feel: you okay # who: narrator # play: share among=ximo,noor,adalin of=rope count=6 needs=3,1,2 # ask: share
 * [by what each one needs # out: by-need # ev: coop=2]
   Three, one and two. It hangs as even as a bowl. # prop: flatten balloon-patch # fx: sparkle # pose: ximo cheer, noor cheer # feel: you proud, ximo happy, noor happy # who: adalin # face: happy
   -> hole
 * [the same for all # out: even # ev: coop=1]
   I have one too many, and Ximo has one too few. # prop: flap balloon-patch # pose: noor reach rope, ximo shrug # feel: ximo surprised, you surprised # who: noor # face: okay
   She passes it over. Now it hangs as even as a bowl. # prop: flatten balloon-patch # pose: noor stand, ximo hold rope # feel: noor happy, ximo happy, you okay, adalin happy # who: narrator
   -> hole
 * [somebody goes without # out: hog # ev: coop=0]
   One corner has nothing at all. It flaps like a fish. # prop: fall balloon-patch # pose: adalin shrug, noor shrug # feel: adalin worried, noor surprised, you surprised # who: narrator
   You ask once more who needs what, and hand them around again. # prop: flatten balloon-patch # pose: adalin stand, noor stand, you reach rope # feel: adalin okay, noor okay, you okay # who: narrator
   -> hole

=== hole
You have just tied the last knot when the whole station drops. # enter: you at 2.2, ximo at 3.8, noor at 6.4, adalin at 8, goose at 5 # prop: put crate at 5 # fx: shake, dark # pose: ximo hide, adalin hide, noor clutch # feel: you surprised, ximo worried, noor surprised, adalin worried # who: narrator # place: station-deck
Down it goes, like an elevator without a rope. Then it stops, and hangs there, swaying. # camera: close you # fx: shake # pose: you clutch # feel: you worried # who: narrator
A hole in the air! They are harmless. But they are rude. # camera: wide # pose: noor lift # feel: ximo worried, adalin worried # who: noor # face: calm
Your heart is banging like a drum. What do you do? # camera: close you # pose: you clutch # feel: you worried # who: narrator # ask: hole
 * [Feel my feet on the deck, and name three things I can see. # ev: er=2]
   Rail. Rope. One very angry goose. # camera: wide # pose: you rest # feel: ximo surprised # who: you # face: worried
   By the third thing, the drum is only a knock. Ximo has started to do it, too. # fx: dark off # pose: ximo rest, adalin rest # feel: you calm, ximo calm, adalin calm, noor happy # who: narrator
   -> again
 * [Shut my eyes tight, and wait until somebody says that it's over. # ev: er=1]
   Somebody grabs your arm. It is Ximo, with his eyes shut, too. # camera: wide # move: you to 2.7 # pose: you comfort, ximo comfort # feel: you worried, ximo worried # who: narrator
   It is over. You can look. Captain has been looking the whole time. # fx: dark off # pose: noor wave, you stand, ximo stand # feel: you okay, ximo okay, adalin okay # who: noor # face: calm
   -> again
 * [Run around the deck in circles, yelling that we will crash. # ev: er=0]
   On the third circle you run into Ximo, who is running the other way. # camera: wide # fx: shake # pose: you fists, you hop, ximo hop # feel: you worried, ximo worried, adalin worried, noor okay # who: narrator
   Sit down, both of you. Press your feet on the deck. It is still there. # fx: dark off # pose: noor rest, you sit, ximo sit # feel: you okay, ximo okay, adalin okay # who: noor # face: calm
   -> again

=== again
The crate is ready, with Captain inside. Everybody looks at the lever, and then at you. # enter: noor at 1.3, you at 2.6, ximo at 6.6, adalin at 7.8, bricky at 9 # prop: put crate at 5, put lever at 3.6 # feel: noor calm, you worried, ximo okay, adalin okay, bricky okay # who: narrator # place: station-deck
Last time it went into the pond. You can still hear that "Ohhh." # camera: close you # pose: you clutch # feel: you worried # who: narrator
What do you say? # camera: wide # pose: you stand # feel: you worried, noor calm # who: narrator # ask: again
 * [No, never again. I always mess it up, and I'll only mess it up more. # ev: er=0]
   You have pulled a lever once in your life. That is a short "always." # pose: bricky shake-head # feel: you surprised # who: bricky # face: calm
   Noor puts her hand next to yours on the lever, with room for both. You take hold. # move: noor to 1.7 # pose: noor reach, you reach # feel: noor happy, you okay # who: narrator
   -> finish
 * [I'll do it, but only if everybody promises not to look. # ev: er=1]
   They all get down and cover their eyes. Bricky peeks, and says that he does not. # pose: bricky hide, ximo hide, adalin hide # feel: you okay, ximo happy, adalin happy, bricky surprised # who: narrator
   It gets lonely with nobody looking. You tell them that they may. # pose: bricky stand, ximo stand, adalin stand # feel: you okay, ximo happy, noor happy # who: narrator
   -> finish
 * [I'm scared, and I want to try. Who counts with me? # ev: er=2]
   Me! # pose: ximo cheer # feel: you happy, adalin happy # who: ximo # face: happy
   All of us. Loudly. And in the same direction. # pose: adalin cheer, ximo stand # feel: you calm, noor happy # who: adalin # face: happy
   -> finish

=== finish
Three! Two! One! You pull. The parachute opens like a flower. # enter: noor at 1.3, you at 2.6, ximo at 6.6, adalin at 7.8, bricky at 9 # prop: put lever at 3.6, pull lever # fx: sparkle # pose: you reach, ximo cheer, adalin clutch # feel: noor excited, you excited, ximo excited, adalin worried, bricky excited # who: narrator # place: station-deck
A goose leans out of the crate. It would not get out. It steers with one foot. # camera: close you # fx: wind # pose: you point # feel: you surprised, ximo happy # who: narrator
It comes down in the ring. Well, one corner of it does. A hundred children scream for joy. # camera: wide # fx: wind off, sparkle, shake # pose: you cheer, noor cheer, ximo cheer, adalin cheer, bricky cheer # feel: you proud, noor happy, ximo happy, adalin happy, bricky happy # who: narrator
One corner counts. All my stitches held. Even Gustav. # pose: adalin rest # feel: you happy, ximo surprised # who: adalin # face: proud
Far below, Captain climbs out of the crate, and bows to the left and the right. # camera: close you # pose: you wave # feel: you happy # who: narrator
That goose will want a parade now. I had better look up the wind for it. Twice. # camera: wide # fx: sparkle # pose: bricky point, noor cheer, you cheer # feel: you happy, noor happy, ximo happy, adalin happy # who: bricky # face: happy # keepsake: drop-crate
-> END
