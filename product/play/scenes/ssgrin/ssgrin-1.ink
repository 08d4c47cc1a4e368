// First Watch. Sky Station Grin, scene 1. Grades 3-5 reading level.
# id: ssgrin-1
# title: First Watch
# kind: story
# skill: ini
# also: com
# max_words: 18
# place: station-deck
VAR told = 0
-> start

=== start
Sky Station Grin hangs from nine patched balloons, one mile above the wheat fields. # enter: ximo at 4.1, adalin at 6.7, noor at 8, bricky at 9 # prop: put balloon-patch at 5.4 # pose: noor hold logbook, ximo reach, adalin hold, bricky point # feel: ximo determined, adalin determined, noor calm, bricky calm # who: narrator # place: station-deck
The basket lift goes bump. You have arrived, with one bag and one very squashed sandwich. # enter: you from left at 1.7 # fx: shake # feel: you surprised # who: narrator
Nobody sees you yet. Noor is deep in the logbook, counting under her breath. # camera: close noor # prop: open logbook # feel: noor calm, you worried # who: narrator
Ximo and Ada-Lin are wrestling a balloon patch the size of a bedsheet. # camera: wide # prop: flap balloon-patch # fx: wind # feel: ximo determined, adalin determined # who: narrator
Hold still, you floppy pancake! # pose: ximo fists # feel: adalin calm # who: ximo # face: determined
It is cloth, Ximo. It has no plans. # pose: ximo reach, adalin shrug # feel: ximo frustrated # who: adalin # face: calm
Everyone is busy. Where will you stand? # fx: wind off # pose: adalin hold # feel: ximo determined, adalin determined, you worried # who: narrator # play: map spots=hatch,railing,workbench # ask: stand
 * [Stay by the hatch with my bag. # out: hatch # ev: ini=0]
   You study the hatch. It is a good hatch. It has eleven bolts. # move: you to 3.15 # pose: you rest # feel: you worried # who: narrator
   Wind from the south. One small human also from the south. # move: bricky to 1.1 # pose: bricky stand # feel: you surprised # who: bricky # face: surprised
   A robot with a weather vane on his head rolls you gently across the deck. # move: you to 3, bricky to 2 # pose: you stand # feel: you surprised, bricky happy # who: narrator
   -> hello
 * [Stand at the railing, a little way off. # out: railing # ev: ini=1]
   From here you can see them, and they can nearly see you. # move: you to 2.6 # feel: you okay # who: narrator
   A corner of the patch blows loose and flaps right at your feet. # prop: put balloon-patch at 4.6 # fx: wind # feel: you surprised, ximo surprised, adalin surprised # who: narrator
   -> hello
 * [Walk up to the workbench, where they can see me. # out: workbench # ev: ini=2]
   You stop beside the bench, just outside the flapping. # move: you to 3 # feel: you okay # who: narrator
   Ada-Lin looks up and makes a little room with her elbow. # move: adalin to 6.9 # pose: adalin wave # feel: adalin happy, you happy # who: narrator
   -> hello

=== hello
Ximo has a needle in his teeth. Ada-Lin has both arms full of balloon. # camera: wide # move: you to 3, bricky to 9, adalin to 6.7 # prop: put balloon-patch at 5.4 # fx: wind off # pose: ximo reach, adalin hold, you stand # feel: ximo determined, adalin okay, bricky happy, you okay # who: narrator
How do you begin? # camera: two you ximo # feel: ximo okay, you okay # who: narrator # ask: hello
 * [Hi, I'm new today. Which corner needs a hand? # ev: ini=2, com=2]
   That one! No, that one! Both, if you have spares! # camera: wide # pose: ximo point, you reach # feel: you happy, adalin happy # who: ximo # face: excited
   You grab two corners. For once, the pancake lies flat. # prop: flatten balloon-patch # pose: you hold, ximo stand, adalin stand # feel: you proud, ximo happy, adalin happy # who: narrator
   -> names
 * [So the basket lift stopped twice, and a pigeon got in, and my sandwich... # ev: ini=1, com=0]
   Pigeon? In the lift? # camera: wide # pose: you wave, ximo shrug # feel: you excited, adalin surprised # who: ximo # face: surprised
   His corner slips, and the whole patch comes down over his head. # prop: put balloon-patch at 4.1, fall balloon-patch # fx: dust # pose: you stand # feel: you surprised, adalin surprised, noor surprised # who: narrator
   Tell us the pigeon part in a minute. Could you hold this first? # pose: adalin reach, you reach # feel: you okay # who: adalin # face: calm
   -> names
 * [Hello. # ev: ini=1, com=1]
   Hello. # camera: wide # pose: you wave # feel: you okay, ximo okay # who: adalin # face: okay
   It goes quiet. The patch flaps. # prop: flap balloon-patch # fx: hush # pose: you stand # feel: you worried, adalin okay # who: narrator
   Are you first watch? Please say you are first watch, and that you have hands. # fx: hush off # pose: ximo wave # feel: you surprised, adalin happy # who: ximo # face: happy
   -> names

=== names
I'm Ximo. I do balloons, and loud noises. # prop: put balloon-patch at 5.4, flatten balloon-patch # pose: ximo cheer, you stand, adalin stand # feel: you happy, adalin happy # who: ximo # face: proud
Ada-Lin. Kites and small screws. # pose: adalin wave, ximo stand # feel: ximo happy # who: adalin # face: okay
Noor. I keep the log. You arrived at four minutes past two. # pose: adalin stand # feel: you surprised, adalin happy # who: noor # face: happy
And I am Bricky. I point where the wind comes from. I have other talents, but that is the main one. # pose: bricky point # feel: you happy, noor happy # who: bricky # face: proud
Your first watch starts now. Here is your list. I will say it once, because I enjoy drama. # prop: gone balloon-patch # move: bricky to 5.3 # pose: bricky cheer # feel: you surprised # who: bricky # face: excited
Turn the cloud glass every hour. # camera: two you bricky # pose: bricky wave # feel: you determined # who: bricky # face: calm
Ring one bell when fog touches the rail. # prop: put bell at 6, ring bell # pose: bricky point # who: bricky # face: calm
And never, ever butter the wind meter. # pose: bricky fists, bricky shake-head # feel: ximo happy, you surprised # who: bricky # face: determined
What were the three things? # camera: close you # pose: bricky stand # feel: you determined, bricky okay # who: narrator # play: listen items=3 words=turn-the-cloud-glass,one-bell-for-fog,no-butter-on-the-wind-meter decoys=wash-the-cloud-glass,three-bells-for-rain,feed-the-pigeon by=bricky # ask: list
 * [three # out: r3 # ev: com=2]
   Perfect. Nobody ever believes me about the butter. # camera: wide # pose: you cheer, bricky cheer # feel: you proud, ximo happy, adalin happy # who: bricky # face: happy
   -> galley
 * [two # out: r2 # ev: com=1]
   Two of three. The other one is on a card in your pocket. I put it there for luck. # camera: wide # pose: you hold cue-card, bricky nod # feel: you okay, ximo happy # who: bricky # face: okay
   -> galley
 * [one or none # out: r1 # ev: com=0]
   It was a windy list. I have written it on your hand. It washes off by Tuesday. # camera: wide # pose: you reach, bricky rest # feel: you worried, ximo okay # who: bricky # face: calm
   -> galley

=== galley
Before the watch there is soup. The galley is warm and smells of ginger. # enter: you at 2.2, ximo at 3.6, noor at 6.5, adalin at 7.9 # prop: put soup-pot at 5, boil soup-pot # pose: you hold soup-bowl # feel: you happy, ximo happy, noor calm, adalin calm # who: narrator # place: galley
So the goose lands on the balloon, right? And it looks at Noor. # pose: ximo cheer # feel: adalin happy, you okay # who: ximo # face: excited
It looked at me as if I owed it money. # pose: ximo stand, noor shrug # feel: ximo happy, adalin happy # who: noor # face: calm
They are all laughing. You were not there for the goose. # pose: noor stand # feel: noor happy, ximo happy, adalin happy, you worried # who: narrator
What do you do? # camera: close you # feel: you okay # who: narrator # ask: goose
 * [Wait for a gap and ask what the goose did next. # ev: ini=2, com=2]
   It sat down! On balloon six! For two days! # camera: wide # pose: ximo cheer # feel: you happy, noor happy # who: ximo # face: happy
   We named it Captain. It never thanked us. # pose: ximo stand # feel: ximo happy, you happy # who: noor # face: happy
   Noor draws the goose for you in spilled soup. Now you were nearly there. # camera: two you noor # pose: noor reach # feel: you happy, noor happy # who: narrator
   -> watch
 * [Jump in with my story about a much bigger goose. # ev: ini=1, com=0]
   Bigger? How much bigger? # camera: wide # pose: you wave soup-bowl, ximo shrug # feel: you excited, noor surprised, adalin surprised # who: ximo # face: surprised
   Hold that goose. I had not gotten to the good part of mine. # pose: noor reach, ximo stand # feel: you surprised, ximo okay # who: noor # face: okay
   Both geese get told in the end. Yours is bigger. Hers is ruder. # pose: noor cheer, ximo cheer, you hold soup-bowl # feel: you happy, noor happy, ximo happy, adalin happy # who: narrator
   -> watch
 * [Eat my soup and listen. # ev: ini=0, com=1]
   The soup is good. The goose story ends before you find a way in. # camera: wide # prop: cool soup-bowl # feel: you calm, ximo happy # who: narrator
   You are a fine listener. Tomorrow I want a story from you. Geese are optional. # pose: noor wave # feel: you happy # who: noor # face: happy
   -> watch

=== watch
Then it is evening, and your watch. You share the deck with Ada-Lin. # enter: you at 3.3, adalin at 5.3 # fx: dusk # pose: adalin hold logbook # feel: you okay, adalin calm # who: narrator # place: station-deck
The clouds go pink, then gray. She draws in a tiny notebook and does not say a word. # prop: open logbook # feel: adalin calm, you calm # who: narrator
Ten minutes go by. What do you do? # camera: two you adalin # feel: you okay # who: narrator # ask: quiet
 * [Is that a kite? I like how the tail curls. # ev: ini=2]
   It is a kite that can turn corners. In theory. # camera: wide # pose: you point # feel: you happy # who: adalin # face: happy
   In practice it turned into a tree. # pose: adalin lift logbook, you stand # feel: you surprised # who: adalin # face: proud
   You both think about that tree for a while. It is a nice kind of quiet now. # pose: adalin hold logbook, you rest # feel: you calm, adalin calm # who: narrator
   -> fog
 * [Do you like kites? And soup? And geese? And being up here? # ev: ini=1]
   Yes. Yes. No. Yes. # camera: wide # pose: you wave # feel: you excited # who: adalin # face: surprised
   That was quick. Pick one, and I will give you a longer answer. # pose: you stand # feel: you surprised # who: adalin # face: okay
   You pick kites. You get a much longer answer. # pose: adalin lift logbook # feel: adalin happy, you happy # who: narrator
   -> fog
 * [Watch the clouds and hope that she talks first. # ev: ini=0]
   The clouds are busy, and so is her pencil. # camera: wide # pose: you rest # feel: you calm, adalin determined # who: narrator
   After a while a folded note lands on your knee. It says, "Do you like kites?" # pose: you hold letter # feel: you surprised, adalin okay # who: narrator
   You write back, "Yes." She draws the next one bigger, so you can see. # pose: you lift letter, adalin lift logbook # feel: you happy, adalin happy # who: narrator
   -> fog

=== fog
Fog slides up and touches the rail. You ring one bell. Nobody has buttered anything. # camera: wide # fx: fog # prop: put bell at 4.2, ring bell # pose: you lift, adalin hold logbook # feel: you determined, adalin okay # who: narrator
Then you see it. A green light, low in the fog, blinking twice and stopping. # prop: put glider at 7.4, blink glider # camera: close glider # pose: you point # feel: you surprised, adalin calm # who: narrator
Ada-Lin has gone below for more pencils. Noor is bent over the log, adding long numbers. # camera: wide # exit: adalin left # pose: you stand # feel: you worried # who: narrator
What do you do? # enter: noor from left at 1.6 # pose: noor hold logbook # prop: open logbook # feel: noor calm, you worried # who: narrator # ask: light
 * [Noor, sorry to break in. I see a green light, low, blinking twice. # ev: ini=2]
   ~ told = 1
   Green, low, twice. That is a glider asking for a place to park. # pose: you point, noor stand # feel: you okay # who: noor # face: determined
   The numbers will wait. They always do. # pose: you stand # feel: you happy # who: noor # face: okay
   -> tube
 * [Um. Noor? There's a thing out there. # ev: ini=1]
   ~ told = 1
   A thing with feathers, or a thing with lights? # pose: you shrug # feel: you worried # who: noor # face: calm
   Lights. Green. It blinks two times. # pose: you point # feel: noor surprised # who: you # face: okay
   Then it is a glider, and it wants to park. Good eyes. # pose: noor stand, you stand # feel: you happy # who: noor # face: happy
   -> tube
 * [Keep watching. Somebody must have seen it already. # ev: ini=0]
   The light blinks again, and again. It starts to look a little annoyed. # camera: wide # prop: blink glider # feel: you worried # who: narrator
   Wind from the east. Rude blinking also from the east. Has anybody told anybody? # camera: wide # enter: bricky from right at 9 # pose: bricky wave # feel: you surprised, noor surprised # who: bricky # face: surprised
   It turns out that nobody had. Noor puts down her pencil and comes. # exit: bricky right # move: noor to 2.2 # pose: noor stand # feel: noor determined, you okay, bricky happy # who: narrator
   -> tube

=== tube
{ told:
    Whoever spots it gets to greet it. Station rule. # camera: wide # move: noor to 2, you to 3.3 # pose: noor stand, you stand # feel: you surprised # who: noor # face: happy
- else:
    You saw it first, so you greet it. Station rule. # camera: wide # move: noor to 2, you to 3.3 # pose: noor stand, you stand # feel: you surprised # who: noor # face: calm
}
She unhooks the speaking tube, a long brass horn with a dent shaped like a potato. # camera: two noor you # pose: noor hold speaking-tube # feel: noor calm # who: narrator
The glider hums somewhere below. It is your turn to talk. # camera: wide # enter: ximo from left at 5 # pose: you hold speaking-tube, noor stand # prop: dim glider # feel: ximo excited, noor calm, you worried # who: narrator # ask: tube
 * [Glider, this is Sky Station Grin. We see you. What do you need? # ev: ini=2]
   "A rope and a cup of tea," says a tired, cheerful voice. "In that order, please." # prop: light glider # pose: you lift speaking-tube # feel: you happy, noor happy # who: narrator
   You sounded as if you have done this for years. # pose: ximo cheer # feel: you proud # who: ximo # face: surprised
   -> parcel
 * [Hello? Who's that? # ev: ini=1]
   "Mail glider," says a voice. "Who's that?" # prop: light glider # feel: you surprised, noor okay # who: narrator
   Us. Sky Station Grin. Do you want to land? # pose: you lift speaking-tube # feel: noor happy # who: you # face: okay
   "Very much," says the voice. "Throw me a rope." # prop: light glider # pose: ximo hold rope # feel: you happy, ximo happy # who: narrator
   -> parcel
 * [Pass the tube to Ximo. # ev: ini=0]
   Ahoy, blinky! Want a rope? # pose: ximo lift speaking-tube, you stand # feel: you worried, noor okay # who: ximo # face: excited
   "Yes, please," says a voice. "And who spotted me in this soup?" # prop: light glider # feel: ximo surprised, you surprised # who: narrator
   Ximo tips the tube your way. You only need one word, and you have it. # move: ximo to 4.65 # pose: ximo hold speaking-tube # feel: ximo happy, you okay # who: narrator
   Me. # pose: you hold speaking-tube, ximo stand # feel: ximo happy, noor happy # who: you # face: okay
   -> parcel

=== parcel
The pilot drinks her tea, leaves a parcel, and hums off into the night. # enter: you at 2.9, ximo at 3.9, noor at 6.1, adalin at 7.3 # prop: put crate at 5, put soup-pot at 8.6 # feel: you happy, ximo excited, noor happy, adalin happy # who: narrator # place: galley
Everyone crowds into the galley. Ximo already has the string in his teeth. # camera: close crate # pose: ximo reach, noor hold # feel: ximo excited, you excited # who: narrator
Through the doorway you see Bricky, alone on the deck, pointing at the wind. # camera: close you # pose: ximo stand, noor stand # feel: you worried # who: narrator
He is always out there for parcels. Nobody remembers why. # camera: wide # pose: adalin shrug # feel: ximo okay, noor okay # who: adalin # face: okay
What do you do? # pose: adalin stand # feel: ximo excited, you okay # who: narrator # ask: invite
 * [Bricky, there's a space next to me. # ev: ini=2]
   Wind from... oh. For me? A space? # enter: bricky from left at 1.4 # feel: you happy, adalin happy # who: bricky # face: surprised
   He rolls in so fast that he parks in the soup pot. # move: bricky to 8.6 # prop: boil soup-pot # fx: shake # feel: bricky surprised, ximo surprised, noor surprised, you happy # who: narrator
   -> finish
 * [Call out, "You can come in too, if you want!" # ev: ini=1]
   I do not know if I want. Is there room? # enter: bricky from left at 1.4 # pose: bricky clutch # feel: you okay, ximo surprised # who: bricky # face: worried
   There is when Ximo moves his elbows. # feel: ximo surprised, you happy # who: adalin # face: happy
   Ximo moves his elbows. Bricky rolls in. # move: bricky to 1.9 # pose: ximo hold, bricky stand # feel: bricky happy, ximo happy, noor happy # who: narrator
   -> finish
 * [Let him work. He would come by himself if he really wanted to. # ev: ini=0]
   The paper rips. At the sound, Bricky's vane turns slowly toward the door. # prop: open crate # pose: ximo lift # feel: ximo excited, you surprised # who: narrator
   You know, I never asked him. Bricky! Get in here! # pose: ximo wave # feel: you surprised, noor surprised # who: ximo # face: surprised
   He rolls in before the echo stops. # enter: bricky from left at 1.7 # pose: ximo stand # feel: bricky happy, you happy, ximo happy # who: narrator
   -> finish

=== finish
Inside the parcel are five striped scarves, and a note for whoever keeps first watch. # prop: open crate # camera: close crate # pose: ximo lift scarf, you stand # feel: ximo happy, you surprised, noor happy, adalin happy, bricky happy # who: narrator
"To the eyes in the fog," says the note. "Thank you for saying hello." # camera: close you # pose: you hold letter # prop: open letter # feel: you proud # who: narrator
First watch, done. I will put it in the log. How do you spell your name? # camera: wide # pose: noor hold logbook, ximo cheer scarf, you wave, adalin wave, bricky cheer # prop: open logbook # fx: sparkle # feel: you proud, ximo happy, adalin happy, bricky happy # who: noor # face: happy # keepsake: first-watch
-> END
