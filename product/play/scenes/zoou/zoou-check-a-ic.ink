// Market Opening. Zoo U, Canopy Town market, check scene of form A. Grade 2-4 reading level.
# id: zoou-check-a-ic
# title: Market Opening
# kind: check
# skill: ic
# also: com, coop, emp
# max_words: 16
# place: canopy-square
VAR spent = false
-> start

=== start
Canopy Market opens when the bell rings, and not one moment before. # prop: put market-bell at 7.6 # camera: wide # enter: you at 2.8, mirela at 4.4 # feel: you happy, mirela calm # who: narrator
You are helping Mirela at the bun stall. # pose: mirela hold bun-tray, you wave # who: narrator
Twenty-four plum buns. I counted them twice, and once more for luck. # pose: you stand # camera: close bun-tray # feel: you okay # who: mirela # face: proud
They're for the first bell. I'm off to find the napkins. # prop: give bun-tray to you # pose: you hold bun-tray, mirela point # camera: wide # who: mirela # face: okay
The tray steams right under your nose. One bun came out a bit squashed. # exit: mirela right # feel: mirela okay # camera: close you # who: narrator # ask: bun
 * [Eat the squashed one, since nobody would buy it. # ev: ic=0]
   It is sweet, and much hotter than it looked. # pose: you shrug # prop: put bun-tray at 3.6 # feel: you surprised # who: narrator
   Twenty-three? I was so sure about twenty-four. # enter: mirela from right at 4.6 # camera: wide # pose: mirela shrug # who: mirela # face: worried
   -> rope
 * [Pick it up for a long sniff, then put it back. # ev: ic=1]
   It goes back with a thumb-shaped dent. # prop: put bun-tray at 3.6 # pose: you reach # camera: close bun-tray # who: narrator
   That one looks a bit tired. # enter: mirela from right at 4.6 # camera: wide # pose: you stand # who: mirela # face: okay
   -> rope
 * [Slide the tray away and fold paper bags. # ev: ic=2]
   You fold eleven bags. Two of them even stand up. # prop: drop bun-tray at 3.8 # move: you to 2 # pose: you rest # camera: wide # feel: you happy # who: narrator
   Oh, bags! I forgot about bags. # enter: mirela from right at 4.8 # pose: mirela cheer # who: mirela # face: happy
   -> rope

=== rope
A rope is stretched across the gate. Half the town leans on it. # camera: two crowd long-rope # enter: crowd from right at 8.8 # move: mirela to 3.2, you to 4.4 # pose: you stand, mirela hold bun-tray, crowd reach left # prop: put long-rope at 7.6, fall long-rope # feel: you okay, mirela okay, crowd excited # who: narrator
Psst. There's a gap. We could be first at the kite string! # camera: wide # enter: oke from left at 5.6 # pose: oke point # who: oke # face: excited
About a hundred people do it. Well, four. # pose: oke shrug # feel: you surprised # who: oke # face: okay
Oke is already half under the rope. # move: oke to 6.5 # pose: oke reach right # feel: oke excited, you okay # who: narrator # ask: rope
 * [Tell Oke I'll meet him at the string stall after the bell. # ev: ic=2]
   All right. I'll stay too, but my legs are complaining. # move: oke to 5.6 # pose: oke shrug # enter: sorrel from right at 7.5 # feel: sorrel calm # who: oke # face: okay
   -> flags
 * [Duck under just far enough to get a look at the stall. # ev: ic=1]
   You can see the string. You can also see Sorrel's long legs. # move: you to 5.5 # pose: you sit # enter: sorrel from right at 7.55 # feel: sorrel calm, you surprised # who: narrator
   Good morning, head. Please rejoin the rest of yourself. # pose: sorrel rest # feel: oke surprised # who: sorrel # face: calm
   -> flags
 * [Duck under with him before the gap closes. # ev: ic=0]
   Sorrel walks you both around to the end of the line. # enter: sorrel from right at 4.5 # move: you to 1.1, oke to 2.1 # pose: you stand, oke stand, sorrel stand # feel: you okay, sorrel calm, oke surprised # who: narrator
   It's a very long line. I may have grown older. # pose: oke shrug, sorrel stand # who: oke # face: frustrated
   -> flags

=== flags
Sorrel needs a helper to test the market flags. # exit: crowd right # move: oke to 1.7, mirela to 2.8, you to 5.6, sorrel to 6.9 # pose: oke stand, you stand, sorrel stand # feel: oke okay, you okay, sorrel calm # camera: wide # who: narrator
Green flag, ring the little bell. Red flag, leave it be. # pose: sorrel lift # feel: you determined # who: sorrel # face: calm
The flags go up, one after another. # prop: put market-bell at 4.2 # pose: you reach, sorrel lift # feel: oke happy, mirela happy # who: narrator # play: gonogo rounds=10 go=green-flag stop=red-flag thing=market-bell # ask: flags
 * [rang for green only # out: steady # ev: ic=2]
   Not one goat got in. Ring the big one. # pose: sorrel lift, you stand, oke cheer # feel: you happy # who: sorrel # face: happy
   -> soft
 * [rang for no flag at all # out: still # ev: ic=1]
   Not one goat got in. Not one customer, either. Ring the big one. # pose: sorrel lift, you stand, oke shrug # feel: oke okay, you okay # who: sorrel # face: okay
   -> soft
 * [rang for red once or twice # out: slip # ev: ic=1]
   A goat came in early. No harm done. Ring the big one. # enter: goat from right at 8.4 # pose: sorrel lift, you stand # feel: oke surprised, you surprised, goat happy # who: sorrel # face: okay
   -> soft
 * [rang for nearly every flag # out: rushed # ev: ic=0]
   Nine goats came in early. They are eating a sign. # fx: dust, shake # enter: goat from right at 8.4 # pose: goat cheer, you clutch, sorrel shrug, oke cheer # feel: oke excited, you surprised, mirela worried, goat excited # who: sorrel # face: surprised
   Never mind. Ring the big one. # pose: sorrel lift, you stand, oke stand # feel: you okay # who: sorrel # face: calm
   -> soft

=== soft
Bong! The rope drops, and the whole market starts talking at once. # exit: goat right # enter: crowd from right at 8.7 # prop: ring market-bell, put long-rope at 7.6 # pose: you lift, oke cheer, sorrel stand, crowd cheer # fx: shake # feel: oke excited, mirela excited, you excited, sorrel happy, crowd excited # who: narrator
An old mole asks you the way to the rope stall. Or was it soap? # prop: gone long-rope # exit: oke right, sorrel right, crowd right # move: mirela to 2.4, you to 4 # enter: mole from right at 5.4 # pose: mole shrug, you stand # feel: mirela okay, you okay, mole okay # camera: two you mole # who: narrator # ask: mole
 * [Nod and say, "That way," since both are that way. # ev: com=0]
   The mole thanks you and walks off, straight past both. # feel: mole happy # exit: mole right # pose: you point right # camera: wide # who: narrator
   -> joke
 * [Ask, "Rope for tying, or soap for washing?" # ev: com=2]
   The mole laughs. It was rope. You point to the blue roof. # pose: mole cheer, you point right # feel: you happy, mole happy # camera: wide # who: narrator
   -> joke
 * [Say, "Sorry, it's too loud here." # ev: com=1]
   The mole pats your arm and tries somebody quieter. # exit: mole right # pose: you shrug # feel: you worried, mole okay # camera: wide # who: narrator
   -> joke

=== joke
Tavi hangs from the stall's roof. He has a joke, and he is taking his time. # exit: mole right # prop: put perch at 5.4 # enter: tavi from right at 5.4 # pose: tavi rest, you stand # camera: wide # feel: tavi happy, you okay, mirela okay # who: narrator
So an owl goes to the baker. "One loaf, please," says the owl. # camera: two you tavi # who: tavi # face: okay
And the baker says... # pose: tavi point # who: tavi # face: happy
You know this joke. You know exactly how it ends. # pose: you clutch # camera: close you # feel: you excited # who: narrator # ask: joke
 * [Mouth the ending along with him. # ev: ic=1]
   "For who..." Oh. You've heard it. Your lips were moving. # camera: two you tavi # pose: tavi stand, you stand # who: tavi # face: okay
   -> top
 * [Let him get all the way there. # ev: ic=2]
   "For who?" says the baker. "For whooo?" # camera: two you tavi # pose: tavi cheer, you stand # feel: you happy # who: tavi # face: excited
   He laughs so hard that he drops off the roof. # camera: wide # prop: gone perch # pose: tavi sit, you cheer # fx: dust, shake # feel: tavi excited, mirela surprised # who: narrator
   -> top
 * [Say it for him. It's a good ending. # ev: ic=0]
   Yes. That. That was the end. # camera: two you tavi # pose: tavi rest, you stand # feel: you okay # who: tavi # face: sad
   -> top

=== top
You have five acorn coins. You have saved them for kite string. # camera: wide # prop: put perch at 5.4, gone perch # move: tavi to 7.8, mirela to 2.4, you to 4 # pose: tavi stand, you hold, mirela hold bun-tray # feel: tavi okay, you happy, mirela okay # who: narrator
A seller spins a glitter top. It hums like a bee. "Last two!" she calls. # prop: put spinning-top at 5.4, spin spinning-top # camera: close spinning-top # feel: you surprised # who: narrator # ask: top
 * [Walk around the whole market once before I choose. # ev: ic=2]
   You pass combs, radishes, and a hat for two heads. Then, kite string. # prop: gone spinning-top # move: you to 6.2 slowly # pose: you point # camera: wide # feel: you happy # who: narrator
   -> line
 * [Buy the top now, while there are still two. # ev: ic=0]
   ~ spent = true
   It hums beautifully. Your pocket is very light. # pose: you hold spinning-top # camera: close you # feel: you happy # who: narrator
   -> line
 * [Pay one coin for three spins, then move on. # ev: ic=1]
   Three long hums. You have four coins left. # pose: you sit # camera: wide # feel: you happy # who: narrator
   -> line

=== line
{ spent:
    The kite string costs five coins. You have a top. # pose: you lift spinning-top # camera: wide # feel: you worried # who: narrator
- else:
    The string seller says she will be here until sundown. # prop: put spinning-top at 5.4, gone spinning-top # pose: you wave # camera: wide # feel: you happy # who: narrator
}
Back at the stall, the line has grown around the corner. # enter: crowd from right at 9 # prop: drop bun-tray at 4.3, put spinning-top at 5.4, gone spinning-top # move: mirela to 3.2, you to 5.4 # pose: you stand, mirela stand, crowd reach left # feel: you okay, mirela worried, crowd okay # who: narrator
There's one pair of tongs and one coin box. And me, panicking. # pose: mirela clutch # camera: two mirela you # feel: you surprised # who: mirela # face: worried
Three of your friends wave from the back of the line. # camera: wide # exit: crowd right # move: tavi to 6.7 # enter: oke from right at 7.7, juno from right at 8.7 # pose: tavi wave, oke wave, juno wave # feel: oke happy, juno happy, tavi happy # who: narrator # ask: line
 * [Grab the tongs and serve as fast as I can go. # ev: coop=1]
   You are fast. Mirela is juggling coins, lids, and napkins behind you. # prop: share bun-tray # pose: you reach, mirela shrug # feel: mirela worried, you determined # who: narrator
   -> bump
 * [Hand buns to my friends first, quickly. # ev: coop=0]
   The line makes a low, hungry noise. # prop: share bun-tray # pose: you reach, tavi cheer, oke cheer, juno cheer # feel: mirela worried, you happy # who: narrator
   Those otters were next. And then the goat. # pose: mirela point # feel: you surprised # who: mirela # face: frustrated
   -> bump
 * [Ask, "Coins or tongs? We can swap later." # ev: coop=2]
   Coins. Coins hold still. # prop: share bun-tray # pose: mirela hold, you hold # feel: you happy # who: mirela # face: okay
   The line gets shorter at both ends. # pose: oke nod, juno nod # feel: mirela happy # who: narrator
   -> bump

=== bump
Mirela gives you a bun of your own. You lift it to your mouth. # prop: put bun-tray at 4.3, share bun-tray, put bun at 4.6, gone bun-tray # move: tavi to 8.7, you to 5.2, mirela to 3.4 # exit: oke right, juno right # pose: mirela comfort, tavi stand, you lift bun # feel: mirela happy, you happy, tavi okay, oke happy # who: narrator
Thump! A small raccoon bangs into you and keeps running. The bun is gone. # enter: raccoon from left at 7.6 # prop: drop bun at 6.3, roll bun # pose: you shrug, mirela stand, raccoon reach right # fx: dust, shake # feel: you surprised, mirela surprised, tavi surprised, raccoon worried # who: narrator # ask: bump
 * [Run after him to find out what that was all about. # ev: ic=1]
   You catch up, puffing. He is holding a tiny straw hat. # move: you to 6.6 # pose: you reach, raccoon clutch straw-hat # feel: you okay, raccoon surprised # who: narrator
   -> hat
 * [Shout, "Stop him! He took my bun!" # ev: ic=0]
   Heads turn. The raccoon stops, with a tiny straw hat in his paws. # pose: you point, raccoon clutch straw-hat # feel: you mad, mirela surprised, tavi surprised, raccoon surprised # who: narrator
   Your bun is under the table. # pose: tavi wave # feel: you surprised # who: tavi # face: okay
   -> hat
 * [Stay put and look where everything went. # ev: ic=2]
   The bun rolled under the table. The raccoon is chasing a tiny straw hat. # pose: you stand, raccoon reach right # prop: put straw-hat at 8.15 # camera: close bun # feel: you okay # who: narrator
   -> hat

=== hat
The raccoon comes back with the hat, and sees the bun in the dust. His ears sink. # camera: wide # move: you to 5.2, raccoon to 6.8 # pose: you stand, tavi stand, raccoon clutch straw-hat # feel: you okay, mirela worried, raccoon sad # who: narrator # ask: hat
 * [Say, "It's fine." # ev: emp=1]
   He nods, but he keeps looking at the bun. # pose: you shrug, raccoon nod # who: narrator
   -> secret
 * [Say, "That hat nearly got away from you." # ev: emp=2]
   "It's my sister's," he says. "She can't run yet." # pose: you comfort, raccoon lift straw-hat # feel: you happy, mirela happy, raccoon happy # who: narrator
   He turns his pockets out and gives you a very flat toffee. # pose: you hold, raccoon reach # camera: two you raccoon # feel: you happy # who: narrator
   -> secret
 * [Say, "You owe me a bun." # ev: emp=0]
   He looks into his pockets. There is only string. # pose: you point, raccoon shrug # feel: you frustrated, mirela worried, raccoon worried # who: narrator
   -> secret

=== secret
Later, Juno pulls you behind the radishes. # prop: gone bun # camera: wide # exit: tavi right, raccoon right # enter: juno from right at 8.6 # move: you to 7.4, mirela to 2.4 # pose: juno wave, you stand # feel: juno excited, you surprised, mirela worried # who: narrator
Mirela won best stall. Nobody says a word until the drum. # camera: two you juno # pose: juno hold # who: juno # face: excited
Back at the stall, Mirela is twisting a napkin into a rope. # camera: wide # exit: juno right # move: you to 4.6, mirela to 3.2 # pose: mirela clutch # feel: mirela worried, you okay # who: narrator
You were with Juno. Did she say who won? # camera: two mirela you # who: mirela # face: worried # ask: secret
 * [Whisper it. It's good news, and she's worried. # ev: ic=0]
   Me? Me! Oh. Now I have to look surprised. # pose: mirela hop # feel: you happy # who: mirela # face: surprised
   -> finish
 * [Say, "Ask me again after the drum." # ev: ic=2]
   After the drum. Fine. I'll count napkins. # pose: mirela rest # feel: you okay # who: mirela # face: okay
   -> finish
 * [Say, "I can't tell. But stand up straight." # ev: ic=1]
   Why straight? What kind of straight? # pose: mirela shrug # feel: you happy # who: mirela # face: surprised
   -> finish

=== finish
The drum rolls. The blue ribbon goes to the bun stall. # camera: wide # prop: put drum at 2, ring drum # enter: oke from right at 7.4, juno from right at 8.6 # pose: mirela clutch, you stand, oke cheer, juno wave # fx: sparkle # feel: mirela surprised, you happy, oke excited, juno happy # who: narrator
Mirela hugs everybody, carefully, because of the prickles. # move: mirela to 6 # pose: mirela comfort, you cheer, oke stand # feel: mirela happy # who: narrator
Same time next week? # pose: mirela wave, you wave, oke wave # feel: oke happy, you happy # who: mirela # face: happy # keepsake: toy-spinning-top
-> END
