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
Canopy Market opens when the bell rings, and not one blink before. # who: narrator
You are helping Mirela at the bun stall. # who: narrator
Twenty-four plum buns. I counted them twice, and once more for luck. # who: mirela # face: proud
They're for the first bell. I'm off to find the napkins. # who: mirela # face: okay
The tray steams right under your nose. One bun came out a bit squashed. # who: narrator # ask: bun
 * [Eat the squashed one, since nobody would buy it. # ev: ic=0]
   It is sweet, and much hotter than it looked. # who: narrator
   Twenty-three? I was so sure about twenty-four. # who: mirela # face: worried
   -> rope
 * [Pick it up for a long sniff, then put it back. # ev: ic=1]
   It goes back with a thumb-shaped dent. # who: narrator
   That one looks a bit tired. # who: mirela # face: okay
   -> rope
 * [Slide the tray away and fold paper bags. # ev: ic=2]
   You fold eleven bags. Two of them even stand up. # who: narrator
   Oh, bags! I forgot about bags. # who: mirela # face: happy
   -> rope

=== rope
A rope is stretched across the gate. Half the town leans on it. # who: narrator
Psst. There's a gap. We could be first at the kite string! # who: oke # face: excited
About a hundred people do it. Well, four. # who: oke # face: okay
Oke is already half under the rope. # who: narrator # ask: rope
 * [Tell Oke I'll meet him at the string stall after the bell. # ev: ic=2]
   All right. I'll stay too, but my legs are complaining. # who: oke # face: okay
   -> flags
 * [Duck under just far enough to get a look at the stall. # ev: ic=1]
   You can see the string. You can also see Sorrel's long legs. # who: narrator
   Good morning, head. Please rejoin the rest of yourself. # who: sorrel # face: calm
   -> flags
 * [Duck under with him before the gap closes. # ev: ic=0]
   Sorrel walks you both around to the end of the line. # who: narrator
   It's a very long line. I may have grown older. # who: oke # face: frustrated
   -> flags

=== flags
Sorrel needs a helper to test the market flags. # who: narrator
Green flag, ring the little bell. Red flag, leave it be. # who: sorrel # face: calm
The flags go up, quicker and quicker. # who: narrator # play: gonogo rounds=10 go=green-flag stop=red-flag # ask: flags
 * [rang for green only # out: steady # ev: ic=2]
   Not one goat got in. Ring the big one. # who: sorrel # face: happy
   -> soft
 * [rang for no flag at all # out: still # ev: ic=1]
   Not one goat got in. Not one customer, either. Ring the big one. # who: sorrel # face: okay
   -> soft
 * [rang for red once or twice # out: slip # ev: ic=1]
   A goat came in early. No harm done. Ring the big one. # who: sorrel # face: okay
   -> soft
 * [rang for nearly every flag # out: rushed # ev: ic=0]
   Nine goats came in early. They are eating a sign. # who: sorrel # face: surprised
   Never mind. Ring the big one. # who: sorrel # face: calm
   -> soft

=== soft
Bong! The rope drops, and the whole market starts talking at once. # who: narrator
An old mole asks you the way to the rope stall. Or was it soap? # who: narrator # ask: mole
 * [Nod and say, "That way," since both are that way. # ev: com=0]
   The mole thanks you and walks off, straight past both. # who: narrator
   -> joke
 * [Ask, "Rope for tying, or soap for washing?" # ev: com=2]
   The mole laughs. It was rope. You point to the blue roof. # who: narrator
   -> joke
 * [Say, "Sorry, it's too loud here." # ev: com=1]
   The mole pats your arm and tries somebody quieter. # who: narrator
   -> joke

=== joke
Tavi hangs from the stall's roof. He has a joke, and he is taking his time. # who: narrator
So an owl goes to the baker. "One loaf, please," says the owl. # who: tavi # face: okay
And the baker says... # who: tavi # face: happy
You know this one. The ending is right there on your tongue. # who: narrator # ask: joke
 * [Mouth the ending along with him. # ev: ic=1]
   "For who..." Oh. You've heard it. Your lips were moving. # who: tavi # face: okay
   -> top
 * [Let him get all the way there. # ev: ic=2]
   "For who?" says the baker. "For whooo?" # who: tavi # face: excited
   He laughs so hard that he drops off the roof. # who: narrator
   -> top
 * [Say it for him. It's a good ending. # ev: ic=0]
   Yes. That. That was the end. # who: tavi # face: sad
   -> top

=== top
You have five acorn coins. You have saved them for kite string. # who: narrator
A seller spins a glitter top. It hums like a bee. "Last two!" she calls. # who: narrator # ask: top
 * [Walk around the whole market once before I choose. # ev: ic=2]
   You pass combs, radishes, and a hat for two heads. Then, kite string. # who: narrator
   -> line
 * [Buy the top now, while there are still two. # ev: ic=0]
   ~ spent = true
   It hums beautifully. Your pocket is very light. # who: narrator
   -> line
 * [Pay one coin for three spins, then move on. # ev: ic=1]
   Three long hums. You have four coins left. # who: narrator
   -> line

=== line
{ spent:
    The kite string costs five coins. You have a top. # who: narrator
- else:
    The string seller says she will be here until sundown. # who: narrator
}
Back at the stall, the line has grown around the corner. # who: narrator
There's one pair of tongs and one coin box. And me, panicking. # who: mirela # face: worried
Three of your friends wave from the back of the line. # who: narrator # ask: line
 * [Grab the tongs and serve as fast as I can go. # ev: coop=1]
   You are fast. Mirela is juggling coins, lids, and napkins behind you. # who: narrator
   -> bump
 * [Hand buns to my friends first, quickly. # ev: coop=0]
   The line makes a low, hungry noise. # who: narrator
   Those otters were next. And then the goat. # who: mirela # face: frustrated
   -> bump
 * [Ask, "Coins or tongs? We can swap later." # ev: coop=2]
   Coins. Coins hold still. # who: mirela # face: okay
   The line gets shorter at both ends. # who: narrator
   -> bump

=== bump
Mirela gives you a bun of your own. You lift it to your mouth. # who: narrator
Thump! A small raccoon bangs into you and keeps running. The bun is gone. # who: narrator # ask: bump
 * [Run after him to find out what that was all about. # ev: ic=1]
   You catch up, puffing. He is holding a tiny straw hat. # who: narrator
   -> hat
 * [Shout, "Stop him! He took my bun!" # ev: ic=0]
   Heads turn. The raccoon stops, with a tiny straw hat in his paws. # who: narrator
   Your bun is under the table. # who: tavi # face: okay
   -> hat
 * [Stay put and look where everything went. # ev: ic=2]
   The bun rolled under the table. The raccoon is chasing a tiny straw hat. # who: narrator
   -> hat

=== hat
The raccoon comes back with the hat, and sees the bun in the dust. His ears sink. # who: narrator # ask: hat
 * [Say, "It's fine." # ev: emp=1]
   He nods, but he keeps looking at the bun. # who: narrator
   -> secret
 * [Say, "That hat nearly got away from you." # ev: emp=2]
   "It's my sister's," he says. "She can't run yet." # who: narrator
   He turns his pockets out and gives you a very flat toffee. # who: narrator
   -> secret
 * [Say, "You owe me a bun." # ev: emp=0]
   He looks into his pockets. There is only string. # who: narrator
   -> secret

=== secret
Later, Juno pulls you behind the radishes. # who: narrator
Mirela won best stall. Nobody says a word until the drum. # who: juno # face: excited
Back at the stall, Mirela is twisting a napkin into a rope. # who: narrator
You were with Juno. Did she say who won? # who: mirela # face: worried # ask: secret
 * [Whisper it. It's good news, and she's worried. # ev: ic=0]
   Me? Me! Oh. Now I have to look surprised. # who: mirela # face: surprised
   -> finish
 * [Say, "Ask me again after the drum." # ev: ic=2]
   After the drum. Fine. I'll count napkins. # who: mirela # face: okay
   -> finish
 * [Say, "I can't tell. But stand up straight." # ev: ic=1]
   Why straight? What kind of straight? # who: mirela # face: surprised
   -> finish

=== finish
The drum rolls. The blue ribbon goes to the bun stall. # who: narrator
Mirela hugs everybody, carefully, because of the prickles. # who: narrator
Same time next week? # who: mirela # face: happy
-> END
