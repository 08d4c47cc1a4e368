// The Red Button. Sky Station Grin, scene 4. Grades 3-5 reading level.
# id: ssgrin-4
# title: The Red Button
# kind: story
# skill: ic
# also: er
# max_words: 18
# place: control-room
VAR early = 0
VAR touched = 0
-> start

=== start
Behind the old coats in the control room, you and Ximo find a glass dome. # enter: you at 3.4, ximo at 6.6 # prop: put red-button at 5 # feel: you surprised, ximo surprised # who: narrator # place: control-room
Under the dome is a button. It is red and round and very slightly glowing. # camera: close red-button # prop: light red-button # feel: ximo excited # who: narrator
There is a hook for a sign. There is no sign. # camera: wide # pose: you shrug # feel: you okay, ximo okay # who: narrator
It's never been pressed. You can tell. It's so shiny. # pose: you stand, ximo clutch # feel: you excited # who: ximo # face: excited
I'll ask Noor what it does. Don't do anything until I'm back! # pose: ximo wave # who: ximo # face: excited
His boots clang away down the ladder. Now it is only you and the button. # exit: ximo right # feel: you excited, ximo excited # who: narrator
What do you do? # camera: two you red-button # feel: you excited # who: narrator # ask: alone
 * [Put my hands in my pockets and hunt for the missing sign. # ev: ic=2]
   Under the coats you find half a sign. It says, "NOT YET." # camera: wide # move: you to 8.3 # pose: you hold cue-card # feel: you surprised # who: narrator
   Not very helpful. But polite. # move: you to 3.4 # feel: you happy # who: narrator
   -> dome
 * [Tap the glass with one finger. # ev: ic=1]
   ~ touched = 1
   Ting. The glow gets brighter. So does your heartbeat. # camera: close red-button # move: you to 3.9 # pose: you point # prop: light red-button # fx: shake # feel: you surprised # who: narrator
   A little card slides out of the wall. It says, "NOT YET." # camera: wide # pose: you hold cue-card # feel: you worried # who: narrator
   -> dome
 * [Lift the dome and press it, quickly, before Ximo comes back. # ev: ic=0]
   ~ early = 1
   ~ touched = 1
   Every lamp on the station turns purple. Something far below says "hic." # camera: wide # move: you to 3.9 # prop: press red-button # fx: dusk, shake # pose: you reach # feel: you surprised # who: narrator
   Then the lamps go back, and a little card slides out of the wall. It says, "NOT YET." # prop: light red-button # fx: dusk off # pose: you hold cue-card # feel: you worried # who: narrator
   -> dome

=== dome
Wind from nowhere. Curiosity from all sides. What have you found? # camera: wide # enter: bricky from right at 8.9 # move: you to 3.4 # prop: light red-button # pose: you stand # feel: you surprised # who: bricky # face: surprised
Ah. I know this one. I have forgotten what it does, but I remember the rule. # pose: bricky cheer # feel: you okay # who: bricky # face: proud
When it glows, it has to rest. Nobody may touch the glass until the glow goes out. # pose: bricky rest # feel: you determined # who: bricky # face: calm
The glow is very close to your hand. Bricky comes to look, one squeaky step at a time. Let it rest. # camera: wide # move: you to 3.9 # pose: you rest # feel: you determined, bricky calm # who: narrator # play: wait secs=8 thing=red-button clock=bricky # ask: rest
 * [waited # out: waited # ev: ic=2]
   The glow fades from red to pink to plain. Bricky gives a small, respectful whistle. # camera: wide # move: bricky to 6.6 # prop: dim red-button # pose: bricky nod # feel: you proud, bricky happy # who: narrator
   -> blame
 * [one tap # out: slip # ev: ic=1]
   ~ touched = 1
   It flares up again, then settles. It is a forgiving sort of button. # camera: wide # move: bricky to 6.6 # prop: light red-button # fx: shake # pose: you point # feel: you surprised, bricky surprised # who: narrator
   -> blame
 * [many taps # out: rushed # ev: ic=0]
   ~ touched = 1
   It flashes like a party. Bricky hangs a coat over it, and at last it settles. # camera: two bricky red-button # prop: cover red-button # fx: shake, sparkle # move: bricky to 6.1 # pose: you reach, bricky reach left # feel: you surprised, bricky worried # who: narrator
   -> blame

=== blame
Ximo clangs back up with Noor and Ada-Lin behind him. # camera: wide # enter: ximo from right at 6.4, noor from right at 7.5, adalin from right at 8.7 # move: bricky to 1.4, you to 2.8 # prop: dim red-button # pose: bricky stand, you stand # feel: ximo worried, noor surprised, adalin surprised, you surprised, bricky okay # who: narrator
{
- early:
    The lamps went purple, and my tea jumped. Who pressed what? # pose: noor hold blue-mug # feel: you worried # who: noor # face: surprised
- touched:
    The lamps flickered, and my tea jumped. Who touched what? # pose: noor hold blue-mug # feel: you worried # who: noor # face: surprised
- else:
    Ximo says there is a button, and that it is very shiny. Has anybody touched it? # pose: noor hold blue-mug # feel: you worried # who: noor # face: surprised
}
It wasn't me! I wasn't even here! And we only found it because of you! # pose: ximo shrug # feel: you surprised, noor okay # who: ximo # face: worried
Everyone looks your way. Your ears go hot, and words pile up behind your teeth. # camera: close you # pose: you fists, ximo stand # feel: you mad, ximo worried # who: narrator
What do you do first? # pose: you fists # feel: you mad # who: narrator # ask: hot
 * [Breathe out slowly, and then talk. # ev: er=2]
   You let the air go, all the way to the bottom. The pile of words gets shorter. # camera: wide # pose: you hold # feel: you calm # who: narrator # play: breathe rounds=2
   -> say
 * [Fold my arms tight and say nothing at all to anybody. # ev: er=1]
   You look out of the window instead. By the sixth cloud, your ears are only warm. # camera: wide # move: you to 3.9 # pose: you rest # feel: you calm, noor calm # who: narrator
   -> say
 * [Shout, "You found it too!" # ev: er=0]
   Your voice bounces off every wall, and comes back sounding worse. # camera: wide # fx: shake # pose: you point # feel: you mad, ximo surprised, noor worried, adalin worried # who: narrator
   Ximo shrinks into his scarf. Noor pulls out two stools and waits. # pose: ximo hold scarf, noor rest, you stand # feel: ximo sad, noor calm, you worried # who: narrator
   -> say

=== say
{ touched:
    -> own_part
- else:
    -> nobody
}

=== own_part
Noor is not angry. She only wants to know. What do you tell her? # camera: wide # move: you to 2.8 # pose: you stand, noor rest # feel: noor calm, ximo worried, adalin okay, you okay # who: narrator # ask: truth
 * [Give me a minute. Then I'll tell you all of it, even my part. # ev: er=2]
   Thank you. That took one minute. Most people take an hour. # pose: you rest # feel: you calm, adalin happy # who: noor # face: happy
   I got nervous, and I pointed at you. Sorry. # pose: ximo clutch # feel: you okay, noor calm # who: ximo # face: sad
   -> book
 * [I might have been near it. I don't really remember. # ev: er=1]
   Then think for five minutes. I will go and find my tea. It landed somewhere. # pose: noor wave # feel: you okay # who: noor # face: calm
   In five minutes, the words come out in the right order. # pose: noor hold blue-mug, you rest # feel: you calm, noor happy, ximo okay # who: narrator
   -> book
 * [The button did it by itself. # ev: er=0]
   Buttons do not press themselves. I have watched a great many. # pose: bricky shake-head # feel: you worried, noor surprised # who: bricky # face: calm
   There is a silence. You find that you can try again, and you do. # fx: hush # pose: you clutch # feel: you worried, noor calm # who: narrator
   Well, I was standing quite near it. # fx: hush off # pose: you shrug # feel: noor happy # who: you # face: worried
   -> book

=== nobody
Noor is not angry. You did not touch a thing. What do you tell her? # camera: wide # move: you to 2.8 # pose: you stand, noor rest # feel: noor calm, ximo worried, adalin okay, you okay # who: narrator # ask: blamed
 * [I never touched it. I can tell you what I saw. # ev: er=2]
   There is not one finger mark on the glass. I looked at it, and it looked back. # pose: bricky cheer # feel: you happy, noor happy, ximo sad # who: bricky # face: proud
   I got nervous, and I pointed at you. Sorry. # pose: ximo clutch, bricky stand # feel: you okay, noor calm # who: ximo # face: sad
   -> book
 * [It wasn't me, and Ximo should have said so. Ask him. # ev: er=1]
   I will ask both of you, when I have had my tea. I listen better with tea. # pose: noor wave # feel: you sad # who: noor # face: calm
   In five minutes, the words come out in the right order. # pose: noor hold blue-mug, you rest # feel: you calm, noor happy, ximo okay # who: narrator
   -> book
 * [Why does everyone always blame me? # ev: er=0]
   The word "always" goes around the room and makes everybody smaller. # fx: hush # pose: you fists # feel: you mad, ximo sad, noor sad, adalin sad, bricky sad # who: narrator
   There is not one finger mark on the glass. You can tell us again, and we will listen. # fx: hush off # pose: bricky rest, you stand # feel: you worried, noor calm # who: bricky # face: calm
   So you tell it once more, without the "always." # pose: you rest, bricky stand # feel: you okay, noor happy, ximo okay, adalin okay # who: narrator
   -> book

=== book
Right. It will be in the manual. # pose: noor hold logbook, you stand, ximo stand, bricky stand # feel: you okay, ximo okay, adalin okay, bricky okay # who: noor # face: determined
The manual is as thick as a loaf. Noor opens it at page one. She reads every word. # camera: close noor # prop: open logbook # feel: noor determined # who: narrator
On page two, she stops to admire a comma. # feel: noor happy, ximo frustrated # who: narrator
Your fingers itch to flip to the end. What do you do? # camera: wide # pose: you fists # feel: you frustrated # who: narrator # ask: manual
 * [Can we split it up and search it together? # ev: ic=2]
   Oh, that's clever. Ximo, take the middle. It has pictures. # pose: you wave # feel: you happy, ximo happy # who: noor # face: happy
   -> bells
 * [Lean over her arm, and read on ahead of her. # ev: ic=1]
   You read ahead, lose the line, and find it again. Ada-Lin hums to pass the time. # pose: you sit # feel: you calm, adalin happy, ximo okay # who: narrator
   At page nine, even Noor gets tired of page nine. She hands the chapters round. # pose: noor reach logbook, you stand # feel: noor okay, ximo happy, you happy # who: narrator
   -> bells
 * [Pull the book over and flip to the very last page. # ev: ic=0]
   The back is an index of kinds of rope. Now Noor has lost her page. # pose: you hold logbook, noor shrug # feel: you surprised, noor surprised # who: narrator
   We were on page three. I think. Shall we share out the chapters? # pose: noor hold logbook, you stand # feel: you worried # who: noor # face: okay
   -> bells

=== bells
Here! It says the button has to be woken up properly. With bells! # pose: ximo hold logbook, noor stand, you stand # feel: you excited, noor happy, adalin happy # who: ximo # face: excited
Ring on a green lamp. Leave it alone on a red lamp. # pose: adalin lift # feel: you determined # who: adalin # face: calm
Everyone takes a bell rope. The lamps begin to blink. # prop: put bell at 3.7, put market-bell at 6.3 # fx: lamps # pose: you lift, ximo lift, noor lift, adalin lift # feel: you determined, ximo determined, noor determined, adalin determined # who: narrator # play: gonogo rounds=10 go=green stop=red thing=bell # ask: bells
 * [steady # out: steady # ev: ic=2]
   Not one wrong note. It was nearly music. # prop: ring bell, ring market-bell # fx: sparkle # pose: you cheer # feel: you proud, ximo happy, noor happy # who: adalin # face: happy
   -> torn
 * [never rang # out: still # ev: ic=1]
   A very peaceful tune. I rang yours as well, so that it counts. # prop: ring market-bell # pose: you rest # feel: you okay, ximo okay, noor okay # who: adalin # face: okay
   -> torn
 * [a slip or two # out: slip # ev: ic=1]
   A stray bong or two. The button doesn't seem to mind. # prop: ring bell # pose: you shrug # feel: you surprised, ximo happy, noor happy # who: adalin # face: okay
   -> torn
 * [many slips # out: rushed # ev: ic=0]
   That was less a tune and more a dropped drawer of spoons. # prop: ring bell, ring market-bell # fx: shake # pose: you clutch # feel: you surprised, ximo surprised, adalin surprised # who: noor # face: okay
   You all go again, with Bricky pointing at the lamps. It works. # prop: ring bell, ring market-bell # pose: bricky point, you lift # feel: you happy, bricky happy, ximo happy, adalin happy, noor happy # who: narrator
   -> torn

=== torn
Ada-Lin turns the page to find out what comes next. Half of the page is missing. # pose: adalin hold logbook, you stand, ximo stand, noor stand, bricky stand # prop: gone bell, gone market-bell, open logbook # fx: lamps off # feel: adalin surprised, you surprised, ximo okay, noor okay # who: narrator
All that is left says, "Then wait until sunrise, and..." # camera: close adalin # feel: ximo surprised, noor surprised # who: adalin # face: surprised
Sunrise? That's ten hours away! # camera: wide # pose: ximo fists # feel: you frustrated, noor worried, adalin worried # who: ximo # face: frustrated
You have waited all day already. Something in your chest goes tight as a knot. # camera: close you # pose: you clutch, ximo stand # feel: you frustrated # who: narrator
What do you do? # pose: you fists # feel: you frustrated # who: narrator # ask: knot
 * [Say, "I'm really frustrated. I'm going out on deck for a bit." # ev: er=2]
   Take my scarf. It's a good night for being frustrated. Lots of stars. # camera: wide # pose: you hold scarf, noor rest # feel: you okay, ximo okay # who: noor # face: calm
   You stomp round the deck twice. On the third lap you are only walking. # move: you to 3.9 # fx: dust # feel: you calm # who: narrator
   -> night
 * [Say, "I'm fine," with my teeth shut. # ev: er=1]
   You have a very fine jaw, for someone who is fine. # camera: wide # feel: you frustrated, ximo frustrated # who: bricky # face: calm
   I'm not fine either. Want to squash some cushions? # pose: ximo hold pillow # feel: you surprised # who: ximo # face: frustrated
   You squash cushions until there are feathers. It helps more than the word did. # pose: you hold pillow, ximo cheer # fx: dust # feel: you happy, ximo happy # who: narrator
   -> night
 * [Kick the manual across the room. # ev: er=0]
   It flies farther than you thought. Three pages come loose and float about. # camera: wide # prop: put logbook at 4.4 # pose: adalin shrug, you stand, you hop # fx: dust, shake # feel: you surprised, adalin surprised, ximo surprised, noor surprised # who: narrator
   You help to pick them up. Nobody says anything sharp. # pose: you hold logbook, adalin stand # feel: you worried, adalin calm, noor calm, ximo okay # who: narrator
   I once threw a whole chair. It was a small chair, but I meant it. # pose: noor shrug # feel: you surprised # who: noor # face: okay
   -> night

=== night
Midnight. Everyone is asleep, and you are not. # enter: you at 4, adalin at 7 # fx: dark # pose: adalin sit # feel: you worried, adalin calm # who: narrator # place: bunk-room
Behind the door, the red button is glowing. It would take one second. Nobody would know. # camera: close you # pose: you clutch # feel: you excited # who: narrator
What do you do? # camera: wide # feel: you worried # who: narrator # ask: night
 * [Wake Ada-Lin and say, "I can't stop thinking about it." # ev: ic=2]
   Me neither. I have been lying here inventing things it might do. # feel: you happy # who: adalin # face: happy
   You trade inventions in whispers. Hers has a trombone in it. Then it is morning. # fx: dark off, dusk # pose: you sit # move: you to 5.6 # feel: you happy, adalin happy # who: narrator
   -> finish
 * [Go and look at it from the doorway. Only look. # ev: ic=1]
   You look. It glows. Your toes curl over the doorstep, and stay there. # move: you to 2.2 # pose: you rest # feel: you determined # who: narrator
   Wind from the bunks. I was only looking too. # enter: bricky from right at 3.4 # feel: you surprised # who: bricky # face: okay
   You keep each other company until the sky turns gray. # fx: dark off, dusk # pose: you sit # feel: you calm, bricky happy # who: narrator
   -> finish
 * [Creep in and lift the dome, only for one very quick look. # ev: ic=0]
   ~ early = 1
   The dome squeaks. The lamps go purple. Far below, something says "hic." # prop: put red-button at 5.2, press red-button # fx: dark off, dusk, shake # pose: you reach # feel: you surprised, adalin surprised # who: narrator
   A card slides out. It says, "STILL NOT YET. NICE TRY." # pose: you hold cue-card # feel: you happy # who: narrator
   You laugh so hard that you wake everyone up. They bring blankets and stay. # fx: dusk off # prop: gone red-button # enter: noor from left at 1.6, ximo from right at 8.6, bricky from left at 2.8 # pose: you cheer, adalin stand # feel: you happy, adalin happy, noor happy, ximo happy, bricky happy # who: narrator
   -> finish

=== finish
Sunrise. The button goes gold all by itself, and the dome pops open. # enter: bricky at 1.4, you at 2.8, ximo at 6.5, noor at 7.6, adalin at 8.7 # prop: put red-button at 5, light red-button # camera: close red-button # fx: sparkle # feel: bricky surprised, you surprised, ximo excited, noor happy, adalin happy # who: narrator # place: control-room
Five fingers? Well, four fingers and one wrench. # camera: wide # move: you to 3.8, bricky to 2.6 # pose: you point, bricky point wrench # feel: you excited, bricky excited, adalin excited # who: noor # face: excited
On three. One. Two. Three. # prop: press red-button # fx: shake # pose: you reach # feel: noor excited # who: ximo # face: excited
Out from under the station rolls a banner as wide as a street, curved at both ends. # enter: bricky at 1.4, you at 2.6, ximo at 7.1, noor at 8.05, adalin at 9 # prop: put smile-banner at 5 # fx: shake # feel: bricky surprised, you surprised, ximo surprised, noor surprised, adalin surprised # who: narrator # place: station-deck
{ early:
    One corner has a crease, where something went "hic." It looks like a dimple. # prop: crease smile-banner # feel: you happy, ximo happy, noor happy # who: narrator
- else:
    It unrolls without a single crease. # pose: ximo cheer # feel: you proud, ximo happy, noor happy # who: narrator
}
It is a smile. The biggest smile in the sky. Down in the wheat, people stop and wave. # camera: wide # fx: sparkle # pose: you wave, ximo wave # feel: you happy, noor happy, adalin happy, bricky happy # who: narrator
So that is why we're called Grin! # camera: wide # pose: adalin cheer # feel: you happy # who: adalin # face: surprised
I remembered that. Just now. # pose: bricky shrug, you cheer, ximo cheer # fx: sparkle # feel: you proud, adalin happy, noor happy # who: bricky # face: proud # keepsake: cool-hands
-> END
