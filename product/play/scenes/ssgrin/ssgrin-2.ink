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
Old Marigold is the station's biggest kite, orange as a pumpkin and older than Noor. # who: narrator # place: winch-bay
Tonight she is half a mile out on her line, tasting the weather. # who: narrator
Rain by supper. Time to wind her in. # who: noor # face: calm
Easy! Watch this! # who: ximo # face: excited
Ximo leans on the winch. It turns once and goes CLUNK. Then it goes nothing. # who: narrator
It's stuck. It likes a good kick. Go on, you're closest! # who: ximo # face: frustrated
The winch sits there, right by your foot. What do you do? # who: you # face: okay # ask: kick
 * [Let's look inside before anyone kicks it. # ev: ic=2]
   Ada-Lin is already holding the lamp. The lid comes up with a squeak. # who: narrator
   -> ideas
 * [Give it one small kick, to be polite. # ev: ic=0]
   The winch goes BONG. Your toe goes ow. The winch is still stuck. # who: narrator
   I should say that kicking has never worked. Not once. I just like it. # who: ximo # face: worried
   -> ideas
 * [Does kicking really work? # ev: ic=1]
   Kicks so far, ninety. Winches fixed, zero. I keep a list. # who: bricky # face: calm
   Ninety? I thought it was at least a hundred. # who: ximo # face: surprised
   -> ideas

=== ideas
It needs oil. Everything needs oil. # who: ximo # face: determined
There's something stuck in the teeth. I can hear it squeak. # who: adalin # face: calm
Or the wind is pulling so hard that the line can't move. # who: noor # face: worried
They all talk at once. Then they all stop and look at you. # who: narrator
What do you say? # who: you # face: okay # ask: ideas
 * [Can we test all three, starting with the fastest? # ev: coop=2]
   Ten seconds of oil. Ten seconds of lamp. Ten seconds of wind. # who: noor # face: happy
   The oil does nothing. The wind is gentle. The lamp finds something woolly. # who: narrator
   -> shape
 * [Oil. Ximo sounds the most sure. # ev: coop=1]
   Thank you! # who: ximo # face: proud
   You pour. Now the winch is stuck and slippery. # who: narrator
   May I have my turn with the lamp? # who: adalin # face: okay
   -> shape
 * [Hand me the big hammer. I know what it is. # ev: coop=0]
   I do not like that hammer. That hammer does not like me. # who: bricky # face: worried
   While you look for the hammer, Ada-Lin looks in with her lamp. # who: narrator
   -> shape

=== shape
There. Deep in the gears. Something red and knitted. # who: adalin # face: surprised
The line jerks. Far off, Marigold dips and pulls. # who: narrator
First we take the strain off. Pull when I say heave. Hold still when I say anything else. # who: bricky # face: determined
Heave! Leave! Sleeve! He is enjoying this a bit too much. # who: narrator # play: gonogo rounds=8 go=heave stop=leave,sleeve,weave # ask: heave
 * [steady # out: steady # ev: ic=2, coop=1]
   The line goes soft and easy. Not one of my tricks got you. # who: bricky # face: happy
   -> jobs
 * [never pulled # out: still # ev: ic=1, coop=0]
   Very still. The line is as tight as before. Noor and Ximo give it a tug. # who: bricky # face: okay
   -> jobs
 * [a slip or two # out: slip # ev: ic=1, coop=1]
   Sleeve gets everyone. The line is soft enough. # who: bricky # face: okay
   -> jobs
 * [many slips # out: rushed # ev: ic=0, coop=0]
   The line twangs like a banjo. Bricky calls it again, slower, and everyone gets it. # who: narrator
   -> jobs

=== jobs
There are four jobs, and four people. # who: narrator
My hands are too big for those gears. But I could hold a brake all day. # who: ximo # face: okay
I have the thin pliers, and I do not shake. # who: adalin # face: calm
I like cranking. I find it restful. # who: noor # face: calm
That leaves calling the count, so nobody pulls at the wrong time. # who: bricky # face: okay
Who does what? # who: narrator # play: sort bins=noor,ximo,adalin,you items=crank,brake,pliers,count fits=noor,ximo,adalin,you # ask: jobs
 * [shared and matched # out: fair # ev: coop=2]
   Four people, four jobs, and nobody bumps an elbow. # who: narrator
   -> mitten
 * [shared, not matched # out: uneven # ev: coop=1]
   I have tiny pliers and enormous thumbs. Trade with me, Ada-Lin? # who: ximo # face: worried
   They swap. That's better. # who: narrator
   -> mitten
 * [one person has most # out: hog # ev: coop=0]
   One crew member has three jobs. The others have a nice view. # who: narrator
   I have two free hands here, and they are bored. # who: noor # face: okay
   You share the jobs out again, one each. # who: narrator
   -> mitten

=== mitten
Ada-Lin tugs. A bit of red wool stretches out, with a white snowflake on it. # who: narrator
Everybody knows that snowflake. # who: narrator
Oh no. That's my mitten. I leaned on the winch this morning. # who: ximo # face: sad
He looks at his boots. His ears go as red as the wool. # who: narrator
What do you say? # who: you # face: okay # ask: mitten
 * [Mittens get everywhere. You know how it's knitted. Which end do we pull? # ev: coop=2]
   ~ ximo_ok = 1
   The thumb! If you start at the thumb, the rest comes loose. # who: ximo # face: determined
   -> hands
 * [So this is all because of you. # ev: coop=0]
   I know. I said I know. # who: ximo # face: sad
   Ximo lets go of the brake. The drum creaks, and he grabs it again. # who: narrator
   We need you on that brake, Ximo. Nobody else is strong enough. # who: noor # face: calm
   -> hands
 * [Say nothing, and get on with the work. # ev: coop=1]
   The work goes on. Ximo goes on looking at his boots. # who: narrator
   If it helps, I once dropped a whole cheese in there. # who: adalin # face: okay
   ~ ximo_ok = 1
   It does help. A bit. # who: ximo # face: okay
   -> hands

=== hands
Now Ada-Lin's fingers are deep in the gears. The crank handle sits right beside you. # who: narrator
Please, nobody touch the handle until I say. # who: adalin # face: determined
The handle is shiny. The rain is getting close. Hands off. # who: narrator # play: wait secs=7 # ask: hands
 * [waited # out: waited # ev: ic=2, coop=1]
   The thumb comes free. Then the snowflake. Then all of it, with a pop. # who: narrator
   Got it! Thank you for being so wonderfully still. # who: adalin # face: happy
   -> tired
 * [one tap # out: slip # ev: ic=1, coop=1]
   The handle twitches. Ada-Lin whips her hand away and raises one eyebrow. # who: narrator
   Nearly. Again, please. # who: adalin # face: okay
   This time nobody twitches, and the mitten pops out. # who: narrator
   -> tired
 * [many taps # out: rushed # ev: ic=0, coop=0]
   ~ hat_stand = 1
   The handle turns. Ada-Lin's hand is out long before the gear bites. She is quick. # who: narrator
   I am going to put my hat on the handle. It is now a hat stand. # who: noor # face: calm
   Nobody would turn a hat stand. The mitten pops out. # who: narrator
   -> tired

=== tired
The winch turns! Noor cranks, and Marigold grows from a dot to a pumpkin. # who: narrator
But Noor's arms have begun to wobble. She has not said so. She never does. # who: narrator
You are calling the count. What do you do? # who: you # face: worried # ask: tired
 * [Noor, trade with me? My arms are still fresh. # ev: coop=2]
   I was going to say I'm fine. Yes, please. # who: noor # face: happy
   She counts in her log voice. You crank. Marigold comes in faster. # who: narrator
   -> log
 * [Come on, Noor, only a little more! # ev: coop=1]
   How little? # who: noor # face: frustrated
   Ximo looks at Marigold. It is not a little. He ties off the brake and takes a turn. # who: narrator
   -> log
 * [Keep counting. Counting is my job. # ev: coop=0]
   The count goes on. The wobbling gets worse. On forty, the handle stops. # who: narrator
   Sorry. I am out of arms. # who: noor # face: sad
   Ximo ties off the brake and takes over. You count for him instead. # who: narrator
   -> log

=== log
Marigold flops on the deck, as wide as a whale, just as the first drops fall. # who: narrator # place: station-deck
Somebody has to write this in the log. My arms have resigned, so it's you. # who: noor # face: okay
The line in the book says, "Fixed by." What do you write? # who: you # face: proud # ask: log
 * [All five names, and what each one did. # ev: coop=2]
   You wrote that I did the shouting. In ink. # who: bricky # face: proud
   And "Ximo, brake, very strong." Can I show my grandma? # who: ximo # face: happy
   -> finish
 * ["The crew." # ev: coop=1]
   Short and true. # who: noor # face: okay
   Does "the crew" include the one who did the shouting? I would like to check. # who: bricky # face: worried
   You add a small drawing of a robot, so there is no doubt. # who: narrator
   -> finish
 * [My own name. I worked hard. # ev: coop=0]
   You did work hard. I seem to remember some pliers, though. # who: adalin # face: okay
   And a brake. And a crank. And a voice. # who: bricky # face: okay
   There is plenty of room on the line. You write some more. # who: narrator
   -> finish

=== finish
{ hat_stand:
    Ada-Lin keeps Noor's hat on the crank handle after that. She says it suits it. # who: narrator
}
The mitten is twice as long as before, and a bit chewed. # who: narrator
{ ximo_ok:
    I'm going to fly it from the mast. As a warning to mittens. # who: ximo # face: happy
- else:
    I thought you would all stay mad. Can I fly it from the mast, as a warning to mittens? # who: ximo # face: okay
}
So that is why Sky Station Grin has a red mitten for a flag. # who: narrator
It waves when the wind is from the west. I wave back. # who: bricky # face: happy # badge: steady-crew
-> END
