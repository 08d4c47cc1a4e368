// Jammed Winch. Sky Station Grin, scene 2. Grades 3-5 reading level.
# id: ssgrin-2
# title: Jammed Winch
# kind: story
# skill: coop
# also: ic
# max_words: 18
# place: winch-bay
VAR ximo_ok = 0
VAR hat_stand = 0
-> start

=== start
Old Marigold is the station's biggest kite, orange as a pumpkin and older than Noor. # enter: adalin at 1.5, you at 2.7, ximo at 7, noor at 8.05, bricky at 9 # prop: put winch at 5, put marigold at 5, fly marigold # feel: adalin calm, you happy, ximo happy, noor calm, bricky calm # who: narrator # place: winch-bay
Tonight she is half a mile out on her line, tasting the weather. # fx: wind # prop: fly marigold # feel: you surprised # who: narrator
Rain by supper. Time to wind her in. # fx: wind off # pose: noor point # feel: ximo happy # who: noor # face: calm
Easy! Watch this! # pose: ximo cheer, noor stand # feel: you happy # who: ximo # face: excited
Ximo leans on the winch. It turns once and goes CLUNK. Then it goes nothing. # move: ximo to 6.7 # pose: ximo clutch # prop: turn winch, jam winch # fx: shake # feel: ximo surprised, you surprised, noor surprised, adalin surprised, bricky surprised # who: narrator
It's stuck. It likes a good kick. Go on, you're closest! # pose: ximo fists # feel: adalin calm, noor calm # who: ximo # face: frustrated
The winch sits there, right by your foot. What do you do? # move: you to 3.4 # feel: ximo frustrated, you okay # who: narrator # ask: kick
 * [Let's look inside before anyone kicks it. # ev: ic=2]
   Ada-Lin is already holding the lamp. The lid comes up with a squeak. # move: adalin to 2.3 # pose: adalin hold lamp # prop: light lamp # feel: adalin calm, you okay, ximo surprised # who: narrator
   -> ideas
 * [Give it one small kick, since Ximo asked so nicely. # ev: ic=0]
   The winch goes BONG. Your toe goes ow. The winch is still stuck. # prop: jam winch # pose: you clutch, you hop # fx: shake # feel: you frustrated, ximo surprised, adalin surprised # who: narrator
   I should say that kicking has never worked. Not once. I just like it. # pose: ximo shrug # feel: you okay # who: ximo # face: worried
   -> ideas
 * [Does kicking it really work, or does it only feel good? # ev: ic=1]
   Kicks so far, ninety. Winches fixed, zero. I keep a list. # pose: bricky hold logbook # feel: ximo surprised, you surprised # who: bricky # face: calm
   Ninety? I thought it was at least a hundred. # pose: ximo shrug # feel: you happy, adalin happy # who: ximo # face: surprised
   -> ideas

=== ideas
It needs oil. Everything needs oil. # move: adalin to 2.3 # pose: ximo fists, you stand, bricky stand # feel: you okay, adalin okay, noor okay # who: ximo # face: determined
There's something stuck in the teeth. I can hear it squeak. # pose: adalin hold lamp, ximo stand # prop: light lamp # feel: ximo okay # who: adalin # face: calm
Or the wind is pulling so hard that the line can't move. # pose: noor point # fx: wind # feel: ximo frustrated # who: noor # face: worried
They all talk at once. Then they all stop and look at you. # fx: wind off # pose: ximo shrug, noor stand # feel: you surprised, ximo determined, noor okay, adalin okay # who: narrator
What do you say? # camera: close you # pose: ximo stand # feel: you okay # who: narrator # ask: ideas
 * [Can we test all three, starting with the fastest? # ev: coop=2]
   Ten seconds of oil. Ten seconds of lamp. Ten seconds of wind. # camera: wide # pose: noor rest # feel: you happy, ximo happy, adalin happy # who: noor # face: happy
   The oil does nothing. The wind is gentle. The lamp finds something woolly. # move: adalin to 4.6 # pose: adalin reach lamp, noor stand # feel: adalin surprised, ximo okay, noor okay # who: narrator
   -> shape
 * [Oil. Ximo sounds the most sure. # ev: coop=1]
   Thank you! # camera: wide # pose: ximo cheer # feel: adalin okay, you happy # who: ximo # face: proud
   You pour. Now the winch is stuck and slippery. # prop: jam winch # pose: you reach, ximo stand # feel: you worried, ximo surprised # who: narrator
   May I have my turn with the lamp? # move: adalin to 4.6 # pose: you stand # feel: you okay, ximo okay # who: adalin # face: okay
   -> shape
 * [Hand me the big hammer. I know exactly what is wrong. # ev: coop=0]
   I do not like that hammer. That hammer does not like me. # camera: wide # pose: you reach, bricky hide # feel: you determined, adalin worried # who: bricky # face: worried
   While you look for the hammer, Ada-Lin looks in with her lamp. # move: you to 1.4, adalin to 4.6 # pose: adalin reach lamp, bricky stand, you stand # feel: you frustrated, adalin determined, bricky okay # who: narrator
   -> shape

=== shape
There. Deep in the gears. Something red and knitted. # camera: close adalin # move: you to 3.3, adalin to 4.6 # pose: adalin reach lamp, noor stand, ximo stand # feel: you surprised, ximo surprised, noor surprised # who: adalin # face: surprised
The line jerks. Far off, Marigold dips and pulls. # camera: wide # prop: jam winch, fly marigold # fx: shake, wind # feel: noor worried, ximo surprised, you surprised, adalin worried # who: narrator
First we take the strain off. Pull when I say heave. Hold still when I say anything else. # fx: wind off # pose: bricky fists # feel: you determined, noor okay, ximo okay, adalin okay # who: bricky # face: determined
Heave! Leave! Sleeve! He is enjoying this a bit too much. # pose: you reach, ximo clutch, noor clutch, bricky wave # feel: bricky excited, you determined, ximo determined, noor determined # who: narrator # play: gonogo rounds=8 go=heave stop=leave,sleeve,weave thing=winch # ask: heave
 * [steady # out: steady # ev: ic=2]
   The line goes soft and easy. Not one of my tricks got you. # pose: you cheer, ximo stand, noor stand, bricky cheer # feel: you proud, ximo happy, noor happy # who: bricky # face: happy
   -> jobs
 * [never pulled # out: still # ev: ic=1]
   Very still. The line is as tight as before. Noor and Ximo give it a tug. # pose: you stand, bricky stand # feel: you okay, ximo determined, noor determined # who: bricky # face: okay
   -> jobs
 * [a slip or two # out: slip # ev: ic=1]
   Sleeve gets everyone. The line is soft enough. # pose: you shrug, ximo stand, noor stand, bricky stand # feel: you okay, ximo happy, noor happy # who: bricky # face: okay
   -> jobs
 * [many slips # out: rushed # ev: ic=0]
   The line twangs like a banjo. Bricky calls it again, slower, and everyone gets it. # prop: jam winch # fx: shake # pose: you clutch, bricky wave # feel: you surprised, ximo surprised, noor worried, bricky calm # who: narrator
   -> jobs

=== jobs
There are four jobs, and four people. # pose: you stand, ximo stand, noor stand, bricky stand, adalin stand # feel: you okay, ximo okay, noor okay, adalin okay # who: narrator
My hands are too big for those gears. But I could hold a brake all day. # pose: ximo shrug # who: ximo # face: okay
I have the thin pliers, and I do not shake. # pose: adalin lift, ximo stand # who: adalin # face: calm
I like cranking. I find it restful. # pose: noor rest, adalin stand # who: noor # face: calm
That leaves calling the count, so nobody pulls at the wrong time. # pose: bricky wave, noor stand # who: bricky # face: okay
Who does what? # pose: bricky stand # feel: you determined # who: narrator # play: sort bins=noor,ximo,adalin,you items=crank,brake,pliers,count fits=noor,ximo,adalin,you # ask: jobs
 * [shared and matched # out: fair # ev: coop=2]
   Four people, four jobs, and nobody bumps an elbow. # move: you to 1.8, ximo to 3.2, adalin to 4.7, noor to 6.6, bricky to 8.6 # pose: you wave, ximo hold, adalin reach, noor hold # feel: you happy, ximo happy, adalin happy, noor happy, bricky happy # who: narrator
   -> mitten
 * [shared, not matched # out: uneven # ev: coop=1]
   Some of these jobs are on the wrong hands. My mittens do that, too. Shall we trade? # move: you to 1.8, adalin to 3.2, ximo to 4.7, noor to 6.6, bricky to 8.6 # pose: ximo shrug # feel: adalin okay, you surprised # who: ximo # face: worried
   You all trade a bit. That's better. # move: ximo to 3.2, adalin to 4.7 # pose: ximo hold, adalin reach # feel: ximo happy, adalin happy, you okay # who: narrator
   -> mitten
 * [one person has most # out: hog # ev: coop=0]
   One crew member has nearly all the jobs. The others have a nice view. # move: adalin to 2.4, you to 4.8 # pose: you clutch, ximo rest, noor rest, adalin rest # feel: you frustrated, ximo okay, noor okay, adalin okay # who: narrator
   I count eight hands. Some of them look bored. # pose: bricky lift # feel: you surprised # who: bricky # face: okay
   You share the jobs out again, one each. # move: you to 1.8, ximo to 3.2, adalin to 4.7, noor to 6.6, bricky to 8.6 # pose: you wave, ximo hold, adalin reach, noor hold # feel: you happy, ximo happy, adalin happy, noor happy # who: narrator
   -> mitten

=== mitten
Ada-Lin tugs. A bit of red wool stretches out, with a white snowflake on it. # move: you to 1.8, ximo to 3.2, adalin to 4.7, noor to 6.6, bricky to 8.6 # camera: close adalin # pose: adalin hold mitten, ximo stand, noor stand, you stand # feel: adalin surprised, ximo surprised, noor surprised, you surprised # who: narrator
Everybody knows that snowflake. # camera: wide # feel: bricky okay, ximo worried, noor surprised # who: narrator
Oh no. That's my mitten. I leaned on the winch this morning. # pose: ximo clutch # feel: noor okay, adalin okay, you okay # who: ximo # face: sad
He looks at his boots. His ears go as red as the wool. # camera: close ximo # pose: ximo hide # feel: ximo sad # who: narrator
What do you say? # camera: wide # feel: adalin okay, you okay # who: narrator # ask: mitten
 * [You know how it's knitted. Which end do we pull? # ev: coop=2]
   ~ ximo_ok = 1
   The thumb! If you start at the thumb, the rest comes loose. # pose: ximo point # feel: you happy, adalin happy, noor happy # who: ximo # face: determined
   -> hands
 * [So this is all because of you, and now it is going to rain. # ev: coop=0]
   I know. I said I know. # pose: ximo fists # feel: you mad, noor worried, adalin worried # who: ximo # face: sad
   Ximo lets go of the brake. The drum creaks, and he grabs it again. # prop: jam winch # fx: shake # pose: ximo clutch # feel: ximo worried, you surprised, noor surprised # who: narrator
   We need you on that brake, Ximo. Nobody else is strong enough. # pose: noor rest # feel: ximo sad, you worried # who: noor # face: calm
   -> hands
 * [Say nothing, and get on with the work. # ev: coop=1]
   The work goes on. Ximo goes on looking at his boots. # pose: ximo hide # feel: ximo sad, you okay, adalin determined # who: narrator
   If it helps, I once dropped a whole cheese in there. # feel: ximo surprised, you surprised # who: adalin # face: okay
   ~ ximo_ok = 1
   It does help. A bit. # pose: ximo stand # feel: adalin happy, you happy # who: ximo # face: okay
   -> hands

=== hands
Now Ada-Lin's fingers are deep in the gears. The crank handle sits right beside you. # camera: wide # move: you to 6.1, noor to 7.85, bricky to 9 # pose: adalin reach, ximo hold, noor stand, you stand # feel: adalin determined, ximo determined, noor calm, you okay # who: narrator
Please, nobody touch the handle until I say. # camera: close adalin # who: adalin # face: determined
The handle is shiny. The rain is getting close. Hands off. # camera: wide # pose: you rest # feel: you determined, adalin determined, ximo worried # who: narrator # play: wait secs=7 thing=winch # ask: hands
 * [waited # out: waited # ev: ic=2]
   The thumb comes free. Then the snowflake. Then all of it, with a pop. # pose: adalin lift mitten # prop: free winch # fx: sparkle # feel: adalin happy, ximo happy, noor happy, you happy # who: narrator
   Got it! Thank you for being so wonderfully still. # pose: you cheer # feel: you proud # who: adalin # face: happy
   -> tired
 * [one tap # out: slip # ev: ic=1]
   The handle twitches. Ada-Lin whips her hand away and raises one eyebrow. # prop: jam winch # fx: shake # pose: adalin clutch, you shrug # feel: adalin surprised, you surprised, noor surprised # who: narrator
   Nearly. Again, please. # pose: adalin reach, you rest # feel: you worried # who: adalin # face: okay
   This time nobody twitches, and the mitten pops out. # pose: adalin lift mitten # prop: free winch # feel: adalin happy, ximo happy, noor happy, you happy # who: narrator
   -> tired
 * [many taps # out: rushed # ev: ic=0]
   ~ hat_stand = 1
   The handle turns. Ada-Lin's hand is out long before the gear bites. She is quick. # prop: turn winch # fx: shake # pose: adalin clutch, you reach # feel: adalin surprised, you surprised, noor worried, ximo surprised # who: narrator
   I am going to put my hat on the handle. It is now a hat stand. # prop: jam winch # pose: noor hold captain-hat, you rest # feel: you worried, adalin okay # who: noor # face: calm
   Nobody would turn a hat stand. The mitten pops out. # pose: adalin lift mitten # prop: free winch # feel: adalin happy, ximo happy, you okay # who: narrator
   -> tired

=== tired
The winch turns! You and Noor crank in turns, and Marigold grows from a dot to a pumpkin. # camera: wide # prop: turn winch, near marigold # pose: noor clutch, adalin stand, you clutch, ximo hold # feel: noor determined, you happy, ximo happy, adalin happy, bricky happy # who: narrator
Noor's arms will get tired. She will not say so. She never does. # camera: close noor # feel: noor determined # who: narrator
One pull each, always in turns. Keep an eye on her arms. # camera: wide # pose: you reach # feel: noor determined, bricky okay # who: adalin # face: calm # play: row with=noor pulls=6 thing=winch # ask: tired
 * [in turns # out: together # ev: coop=2]
   Her pulls get slow, so yours do, too. Marigold comes in without a jerk. # prop: turn winch # fx: sparkle # pose: you clutch, noor clutch # feel: you determined, noor happy, ximo happy # who: narrator
   I was going to say I'm fine. You saw it anyway. # pose: noor rest, you stand # feel: you happy # who: noor # face: happy
   -> log
 * [ahead now and then # out: catching-up # ev: coop=1]
   The handle jerks. Noor hangs on to it with both hands. # prop: jam winch # fx: shake # pose: noor clutch, you shrug # feel: noor frustrated, you surprised, ximo worried # who: narrator
   After me. That is the whole trick. # pose: noor rest, you stand # feel: you okay, ximo okay # who: noor # face: okay
   -> log
 * [my own way # ev: coop=0 # out: own-way]
   The handle races past Noor and stops with a CLUNK. # prop: jam winch # fx: shake, dust # pose: you clutch, noor shrug # feel: noor sad, ximo worried, you surprised # who: narrator
   Sorry. I am out of arms. # pose: you stand # feel: you worried # who: noor # face: sad
   Ada-Lin counts out loud after that, and you pull on the numbers. # prop: turn winch # pose: adalin wave, you clutch, noor clutch # feel: adalin calm, noor okay, you okay # who: narrator
   -> log

=== log
Marigold flops on the deck, as wide as a whale, just as the first drops fall. # enter: ximo at 1.4, you at 2.7, noor at 7.1, adalin at 8.05, bricky at 9 # prop: put marigold at 5 # fx: rain, dust # feel: ximo happy, you happy, noor happy, adalin happy, bricky happy # who: narrator # place: station-deck
Somebody has to write this in the log. My arms have resigned, so it's you. # pose: noor shrug, you hold logbook # feel: you surprised # who: noor # face: okay
The line in the book says, "Fixed by." What do you write? # camera: close you # prop: open logbook # pose: noor stand # feel: you proud # who: narrator # ask: log
 * [All five names, and what each one did. # ev: coop=2]
   You wrote that I did the shouting. In ink. # camera: wide # pose: bricky cheer # feel: you happy, noor happy # who: bricky # face: proud
   And "Ximo, brake, very strong." Can I show my grandma? # pose: ximo cheer, bricky stand # feel: you proud # who: ximo # face: happy
   -> finish
 * ["The crew." # ev: coop=1]
   Short and true. # camera: wide # pose: noor nod # feel: you okay # who: noor # face: okay
   Does "the crew" include the one who did the shouting? I would like to check. # pose: bricky clutch # feel: you surprised # who: bricky # face: worried
   You add a small drawing of a robot, so there is no doubt. # pose: bricky cheer # feel: bricky happy, you happy # who: narrator
   -> finish
 * [My own name. I worked hard. # ev: coop=0]
   You did work hard. I seem to remember some pliers, though. # camera: wide # pose: adalin shrug # feel: ximo sad, you surprised # who: adalin # face: okay
   And a brake. And a crank. And a voice. # pose: adalin stand, bricky wave # feel: you worried # who: bricky # face: okay
   There is plenty of room on the line. You write some more. # pose: bricky stand # feel: you okay, ximo happy, adalin happy, bricky happy, noor happy # who: narrator
   -> finish

=== finish
{ hat_stand:
    Ada-Lin keeps Noor's hat on the crank handle after that. She says it suits it. # pose: adalin hold captain-hat # feel: adalin happy, noor happy # who: narrator
}
The mitten is twice as long as before, and a bit chewed. # camera: close ximo # pose: ximo hold mitten, adalin stand, you stand, bricky stand # prop: stretch mitten # feel: ximo okay # who: narrator
{ ximo_ok:
    I'm going to fly it from the mast. As a warning to mittens. # camera: wide # pose: ximo lift mitten # feel: you happy, noor happy # who: ximo # face: happy
- else:
    I thought you would all stay mad. Can I fly it from the mast, as a warning to mittens? # camera: wide # pose: ximo lift mitten # feel: you okay, noor happy # who: ximo # face: okay
}
So that is why Sky Station Grin has a red mitten for a flag. # fx: rain off, wind # feel: ximo proud, you happy, adalin happy, noor happy # who: narrator
It waves when the wind is from the west. I wave back. # fx: sparkle # pose: bricky wave, you wave, noor wave # feel: ximo happy, you proud # who: bricky # face: happy # keepsake: steady-crew
-> END
