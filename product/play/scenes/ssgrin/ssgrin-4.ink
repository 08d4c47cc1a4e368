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
Behind the old coats in the control room, you and Ximo find a glass dome. # who: narrator # place: control-room
Under the dome is a button. It is red and round and very slightly glowing. # who: narrator
There is a hook for a sign. There is no sign. # who: narrator
It's never been pressed. You can tell. It's so shiny. # who: ximo # face: excited
I'll ask Noor what it does. Don't do anything until I'm back! # who: ximo # face: excited
His boots clang away down the ladder. Now it is only you and the button. # who: narrator
What do you do? # who: you # face: excited # ask: alone
 * [Put my hands in my pockets and hunt for the missing sign. # ev: ic=2]
   Under the coats you find half a sign. It says, "NOT YET." # who: narrator
   Not very helpful. But polite. # who: narrator
   -> dome
 * [Tap the glass with one finger. # ev: ic=1]
   ~ touched = 1
   Ting. The glow gets brighter. So does your heartbeat. # who: narrator
   A little card slides out of the wall. It says, "NOT YET." # who: narrator
   -> dome
 * [Lift the dome and press it, quickly. # ev: ic=0]
   ~ early = 1
   ~ touched = 1
   Every lamp on the station turns purple. Something far below says "hic." # who: narrator
   Then the lamps go back, and a little card slides out of the wall. It says, "NOT YET." # who: narrator
   -> dome

=== dome
Wind from nowhere. Curiosity from all sides. What have you found? # who: bricky # face: surprised
Ah. I know this one. I have forgotten what it does, but I remember the rule. # who: bricky # face: proud
When it glows, it has to rest. Nobody may touch the glass until the glow goes out. # who: bricky # face: calm
The glow is very close to your hand. Let it rest. # who: narrator # play: wait secs=8 # ask: rest
 * [waited # out: waited # ev: ic=2]
   The glow fades from red to pink to plain. Bricky gives a small, respectful whistle. # who: narrator
   -> blame
 * [one tap # out: slip # ev: ic=1]
   ~ touched = 1
   It flares up again, then settles. It is a forgiving sort of button. # who: narrator
   -> blame
 * [many taps # out: rushed # ev: ic=0]
   ~ touched = 1
   It flashes like a party. Bricky hangs a coat over it, and at last it settles. # who: narrator
   -> blame

=== blame
Ximo clangs back up with Noor and Ada-Lin behind him. # who: narrator
{ early:
    The lamps went purple, and my tea jumped. Who pressed what? # who: noor # face: surprised
- else:
    The lamps flickered, and my tea jumped. Who touched what? # who: noor # face: surprised
}
It wasn't me! I wasn't even here! And we only found it because of you! # who: ximo # face: worried
Everyone looks your way. Your ears go hot, and words pile up behind your teeth. # who: narrator
What do you do first? # who: you # face: mad # ask: hot
 * [Breathe out slowly before I say a word. # ev: er=2, ic=2]
   You let the air go, all the way to the bottom. The pile of words gets shorter. # who: narrator # play: breathe rounds=2
   -> say
 * [Step to the window and count clouds until my ears cool. # ev: er=2, ic=2]
   One like a boot. One like a bigger boot. By the sixth cloud your ears are only warm. # who: narrator
   -> say
 * [Shout, "You found it too!" # ev: er=0, ic=0]
   Your voice bounces off every wall, and comes back sounding worse. # who: narrator
   Ximo shrinks into his scarf. Noor pulls out two stools and waits. # who: narrator
   -> say

=== say
{ touched:
    -> own_part
- else:
    -> nobody
}

=== own_part
Noor is not angry. She only wants to know. What do you tell her? # who: you # face: okay # ask: truth
 * [Here's everything that happened, in order. Even my part. # ev: er=2]
   Thank you. That took one minute. Most people take an hour. # who: noor # face: happy
   I got nervous, and I pointed at you. Sorry. # who: ximo # face: sad
   -> book
 * [I don't want to talk yet. Can I tell you in five minutes? # ev: er=2]
   Five minutes it is. I will go and find my tea. It landed somewhere. # who: noor # face: calm
   In five minutes, the words come out in the right order. # who: narrator
   -> book
 * [The button did it by itself. # ev: er=0]
   Buttons do not press themselves. I have watched a great many. # who: bricky # face: calm
   There is a silence. You find that you can try again, and you do. # who: narrator
   Well, I was standing quite near it. # who: you # face: worried
   -> book

=== nobody
Noor is not angry. You did not touch a thing. What do you tell her? # who: you # face: okay # ask: blamed
 * [Here's what I saw, in order. I never touched it. # ev: er=2]
   I was here. Not one finger. I would have whistled. # who: bricky # face: proud
   I got nervous, and I pointed at you. Sorry. # who: ximo # face: sad
   -> book
 * [It wasn't me. I'm too upset to say more yet. # ev: er=2]
   Then say it later. I will go and find my tea. It landed somewhere. # who: noor # face: calm
   In five minutes, the words come out in the right order. # who: narrator
   -> book
 * [Why does everyone always blame me? # ev: er=0]
   The word "always" goes around the room and makes everybody smaller. # who: narrator
   I was here. Not one finger. You can tell us again, and we will listen. # who: bricky # face: calm
   So you tell it once more, without the "always." # who: narrator
   -> book

=== book
Right. It will be in the manual. # who: noor # face: determined
The manual is as thick as a loaf. Noor opens it at page one. She reads every word. # who: narrator
On page two, she stops to admire a comma. # who: narrator
Your fingers itch to flip to the end. What do you do? # who: you # face: frustrated # ask: manual
 * [Can we split it up, and each look through a part for "button"? # ev: ic=2]
   Oh, that's clever. Ximo, take the middle. It has pictures. # who: noor # face: happy
   -> bells
 * [Sit on my hands and hum. # ev: ic=2]
   You hum all of one song, and half of the next. Ada-Lin joins in on the low part. # who: narrator
   At page nine, even Noor gets tired of page nine. She hands the chapters round. # who: narrator
   -> bells
 * [Pull the book over and flip to the back. # ev: ic=0]
   The back is an index of kinds of rope. Now Noor has lost her page. # who: narrator
   We were on page three. I think. Shall we share out the chapters? # who: noor # face: okay
   -> bells

=== bells
Here! It says the button has to be woken up properly. With bells! # who: ximo # face: excited
Ring on a green lamp. Leave it alone on a red lamp. # who: adalin # face: calm
Everyone takes a bell rope. The lamps begin to blink. # who: narrator # play: gonogo rounds=10 go=green stop=red # ask: bells
 * [steady # out: steady # ev: ic=2]
   Not one wrong note. It was nearly music. # who: adalin # face: happy
   -> torn
 * [never rang # out: still # ev: ic=1]
   A very peaceful tune. I rang yours as well, so that it counts. # who: adalin # face: okay
   -> torn
 * [a slip or two # out: slip # ev: ic=1]
   A stray bong or two. The button doesn't seem to mind. # who: adalin # face: okay
   -> torn
 * [many slips # out: rushed # ev: ic=0]
   That was less a tune and more a dropped drawer of spoons. # who: noor # face: okay
   You all go again, with Bricky pointing at the lamps. It works. # who: narrator
   -> torn

=== torn
Ada-Lin turns the page to find out what comes next. Half of the page is missing. # who: narrator
All that is left says, "Then wait until sunrise, and..." # who: adalin # face: surprised
Sunrise? That's ten hours away! # who: ximo # face: frustrated
You have waited all day already. Something in your chest goes tight as a knot. # who: narrator
What do you do? # who: you # face: frustrated # ask: knot
 * [Say, "I'm really frustrated. I'm going out on deck for a bit." # ev: er=2]
   Take my scarf. It's a good night for being frustrated. Lots of stars. # who: noor # face: calm
   You stomp round the deck twice. On the third lap you are only walking. # who: narrator
   -> night
 * [Say, "I'm fine," with my teeth shut. # ev: er=1]
   You have a very fine jaw, for someone who is fine. # who: bricky # face: calm
   I'm not fine either. Want to squash some cushions? # who: ximo # face: frustrated
   You squash cushions until there are feathers. It helps more than the word did. # who: narrator
   -> night
 * [Kick the manual across the room. # ev: er=0]
   It flies farther than you thought. Three pages come loose and float about. # who: narrator
   You help to pick them up. Nobody says anything sharp. # who: narrator
   I once threw a whole chair. It was a small chair, but I meant it. # who: noor # face: okay
   -> night

=== night
Midnight. Everyone is asleep, and you are not. # who: narrator # place: bunk-room
A soft red glow comes under the door. It would take one second. Nobody would know. # who: narrator
What do you do? # who: you # face: worried # ask: night
 * [Wake Ada-Lin and say, "I can't stop thinking about it." # ev: ic=2, er=2]
   Me neither. I have been lying here inventing things it might do. # who: adalin # face: happy
   You trade inventions in whispers. Hers has a trombone in it. Then it is morning. # who: narrator
   -> finish
 * [Go and look at it from the doorway. Only look. # ev: ic=1, er=1]
   You look. It glows. Your toes curl over the doorstep, and stay there. # who: narrator
   Wind from the bunks. I was only looking too. # who: bricky # face: okay
   You keep each other company until the sky turns gray. # who: narrator
   -> finish
 * [Creep in and lift the dome. # ev: ic=0, er=0]
   ~ early = 1
   The dome squeaks. The lamps go purple. Far below, something says "hic." # who: narrator
   A card slides out. It says, "STILL NOT YET. NICE TRY." # who: narrator
   You laugh so hard that you wake everyone up. They bring blankets and stay. # who: narrator
   -> finish

=== finish
Sunrise. The button goes gold all by itself, and the dome pops open. # who: narrator # place: control-room
Five fingers? Well, four fingers and one wrench. # who: noor # face: excited
On three. One. Two. Three. # who: ximo # face: excited
Out from under the station rolls a banner as wide as a street, curved at both ends. # who: narrator # place: station-deck
{ early:
    One corner has a crease, where something went "hic." It looks like a dimple. # who: narrator
- else:
    It unrolls without a single crease. # who: narrator
}
It is a smile. The biggest smile in the sky. Down in the wheat, people stop and wave. # who: narrator
So that is why we're called Grin! # who: adalin # face: surprised
I remembered that. Just now. # who: bricky # face: proud # badge: cool-hands
-> END
