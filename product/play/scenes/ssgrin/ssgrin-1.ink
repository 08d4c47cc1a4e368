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
Sky Station Grin hangs from nine patched balloons, one mile above the wheat fields. # who: narrator # place: station-deck
The basket lift goes bump. You have arrived, with one bag and one very squashed sandwich. # who: narrator
Nobody sees you yet. Noor is deep in the logbook, counting under her breath. # who: narrator
Ximo and Ada-Lin are wrestling a balloon patch the size of a bedsheet. # who: narrator
Hold still, you floppy pancake! # who: ximo # face: determined
It is cloth, Ximo. It has no plans. # who: adalin # face: calm
Everyone is busy. Where will you stand? # who: you # face: worried # play: map spots=hatch,railing,workbench # ask: stand
 * [Stay by the hatch with my bag. # out: hatch # ev: ini=0]
   You study the hatch. It is a good hatch. It has eleven bolts. # who: narrator
   Wind from the south. One small human also from the south. # who: bricky # face: surprised
   A robot with a weather vane on his head rolls you gently across the deck. # who: narrator
   -> hello
 * [Stand at the railing, a little way off. # out: railing # ev: ini=1]
   From here you can see them, and they can nearly see you. # who: narrator
   A corner of the patch blows loose and flaps right at your feet. # who: narrator
   -> hello
 * [Walk up to the workbench, where they can see me. # out: workbench # ev: ini=2]
   You stop beside the bench, just outside the flapping. # who: narrator
   Ada-Lin looks up and makes a little room with her elbow. # who: narrator
   -> hello

=== hello
Ximo has a needle in his teeth. Ada-Lin has both arms full of balloon. # who: narrator
How do you begin? # who: you # face: okay # ask: hello
 * [Hi, I'm new today. Which corner needs a hand? # ev: ini=2, com=2]
   That one! No, that one! Both, if you have spares! # who: ximo # face: excited
   You grab two corners. For once, the pancake lies flat. # who: narrator
   -> names
 * [So the basket lift stopped twice, and a pigeon got in, and my sandwich... # ev: ini=1, com=0]
   Pigeon? In the lift? # who: ximo # face: surprised
   His corner slips, and the whole patch comes down over his head. # who: narrator
   Tell us the pigeon part in a minute. Could you hold this first? # who: adalin # face: calm
   -> names
 * [Hello. # ev: ini=1, com=1]
   Hello. # who: adalin # face: okay
   It goes quiet. The patch flaps. # who: narrator
   Are you first watch? Please say you are first watch, and that you have hands. # who: ximo # face: happy
   -> names

=== names
I'm Ximo. I do balloons, and loud noises. # who: ximo # face: proud
Ada-Lin. Kites and small screws. # who: adalin # face: okay
Noor. I keep the log. You arrived at four minutes past two. # who: noor # face: happy
And I am Bricky. I point where the wind comes from. I have other talents, but that is the main one. # who: bricky # face: proud
Your first watch starts now. Here is your list. I will say it once, because I enjoy drama. # who: bricky # face: excited
Turn the cloud glass every hour. # who: bricky # face: calm
Ring one bell when fog touches the rail. # who: bricky # face: calm
And never, ever butter the wind meter. # who: bricky # face: determined
What were the three things? # who: narrator # play: listen items=3 words=turn-the-cloud-glass,one-bell-for-fog,no-butter-on-the-wind-meter decoys=wash-the-cloud-glass,three-bells-for-rain,feed-the-pigeon # ask: list
 * [three # out: r3 # ev: com=2]
   Perfect. Nobody ever believes me about the butter. # who: bricky # face: happy
   -> galley
 * [two # out: r2 # ev: com=1]
   Two of three. The other one is on a card in your pocket. I put it there for luck. # who: bricky # face: okay
   -> galley
 * [one or none # out: r1 # ev: com=0]
   It was a windy list. I have written it on your hand. It washes off by Tuesday. # who: bricky # face: calm
   -> galley

=== galley
Before the watch there is soup. The galley is warm and smells of ginger. # who: narrator # place: galley
So the goose lands on the balloon, right? And it looks at Noor. # who: ximo # face: excited
It looked at me as if I owed it money. # who: noor # face: calm
They are all laughing. You were not there for the goose. # who: narrator
What do you do? # who: you # face: okay # ask: goose
 * [Wait for a gap and ask what the goose did next. # ev: ini=2, com=2]
   It sat down! On balloon six! For two days! # who: ximo # face: happy
   We named it Captain. It never thanked us. # who: noor # face: happy
   Noor draws the goose for you in spilled soup. Now you were nearly there. # who: narrator
   -> watch
 * [Jump in with my story about a much bigger goose. # ev: ini=1, com=0]
   Bigger? How much bigger? # who: ximo # face: surprised
   Hold that goose. I had not gotten to the good part of mine. # who: noor # face: okay
   Both geese get told in the end. Yours is bigger. Hers is ruder. # who: narrator
   -> watch
 * [Eat my soup and listen. # ev: ini=0, com=1]
   The soup is good. The goose story ends before you find a way in. # who: narrator
   You are a fine listener. Tomorrow I want a story from you. Geese are optional. # who: noor # face: happy
   -> watch

=== watch
Then it is evening, and your watch. You share the deck with Ada-Lin. # who: narrator # place: station-deck
The clouds go pink, then gray. She draws in a tiny notebook and does not say a word. # who: narrator
Ten minutes go by. What do you do? # who: you # face: okay # ask: quiet
 * [Is that a kite? I like how the tail curls. # ev: ini=2]
   It is a kite that can turn corners. In theory. # who: adalin # face: happy
   In practice it turned into a tree. # who: adalin # face: proud
   You both think about that tree for a while. It is a nice kind of quiet now. # who: narrator
   -> fog
 * [Do you like kites? And soup? And geese? And being up here? # ev: ini=1]
   Yes. Yes. No. Yes. # who: adalin # face: surprised
   That was quick. Pick one, and I will give you a longer answer. # who: adalin # face: okay
   You pick kites. You get a much longer answer. # who: narrator
   -> fog
 * [Watch the clouds and leave her be. # ev: ini=0]
   The clouds are busy, and so is her pencil. # who: narrator
   After a while a folded note lands on your knee. It says, "Do you like kites?" # who: narrator
   You write back, "Yes." She draws the next one bigger, so you can see. # who: narrator
   -> fog

=== fog
Fog slides up and touches the rail. You ring one bell. Nobody has buttered anything. # who: narrator
Then you see it. A green light, low in the fog, blinking twice and stopping. # who: narrator
Ada-Lin has gone below for more pencils. Noor is bent over the log, adding long numbers. # who: narrator
What do you do? # who: you # face: worried # ask: light
 * [Noor, sorry to break in. I see a green light, low, blinking twice. # ev: ini=2, com=2]
   ~ told = 1
   Green, low, twice. That is a glider asking for a place to park. # who: noor # face: determined
   The numbers will wait. They always do. # who: noor # face: okay
   -> tube
 * [Um. Noor? There's a thing out there. # ev: ini=1, com=1]
   ~ told = 1
   A thing with feathers, or a thing with lights? # who: noor # face: calm
   Lights. Green. It blinks two times. # who: you # face: okay
   Then it is a glider, and it wants to park. Good eyes. # who: noor # face: happy
   -> tube
 * [Keep watching. Somebody must have seen it already. # ev: ini=0, com=0]
   The light blinks again, and again. It starts to look a little annoyed. # who: narrator
   Wind from the east. Rude blinking also from the east. Has anybody told anybody? # who: bricky # face: surprised
   It turns out that nobody had. Noor puts down her pencil and comes. # who: narrator
   -> tube

=== tube
{ told:
    Whoever spots it gets to greet it. Station rule. # who: noor # face: happy
- else:
    You saw it first, so you greet it. Station rule. # who: noor # face: calm
}
She unhooks the speaking tube, a long brass horn with a dent shaped like a potato. # who: narrator
The glider hums somewhere below. It is your turn to talk. # who: you # face: worried # ask: tube
 * [Glider, this is Sky Station Grin. We see you. What do you need? # ev: ini=2, com=2]
   "A rope and a cup of tea," says a tired, cheerful voice. "In that order, please." # who: narrator
   You sounded as if you have done this for years. # who: ximo # face: surprised
   -> parcel
 * [Hello? Who's that? # ev: ini=1, com=1]
   "Mail glider," says a voice. "Who's that?" # who: narrator
   Us. Sky Station Grin. Do you want to land? # who: you # face: okay
   "Very much," says the voice. "Throw me a rope." # who: narrator
   -> parcel
 * [Pass the tube to Ximo. # ev: ini=0, com=0]
   Ahoy, blinky! Want a rope? # who: ximo # face: excited
   "Yes, please," says a voice. "And who spotted me in this soup?" # who: narrator
   Ximo tips the tube your way. You only need one word, and you have it. # who: narrator
   Me. # who: you # face: okay
   -> parcel

=== parcel
The pilot drinks her tea, leaves a parcel, and hums off into the night. # who: narrator # place: galley
Everyone crowds into the galley. Ximo already has the string in his teeth. # who: narrator
Through the doorway you see Bricky, alone on the deck, pointing at the wind. # who: narrator
He is always out there for parcels. Nobody remembers why. # who: adalin # face: okay
What do you do? # who: you # face: okay # ask: invite
 * [Bricky, we're opening it now. There's a space next to me. # ev: ini=2]
   Wind from... oh. For me? A space? # who: bricky # face: surprised
   He rolls in so fast that he parks in the soup pot. # who: narrator
   -> finish
 * [Call out, "You can come in too, if you want!" # ev: ini=1]
   I do not know if I want. Is there room? # who: bricky # face: worried
   There is when Ximo moves his elbows. # who: adalin # face: happy
   Ximo moves his elbows. Bricky rolls in. # who: narrator
   -> finish
 * [Let him work. He would come if he wanted to. # ev: ini=0]
   The paper rips. At the sound, Bricky's vane turns slowly toward the door. # who: narrator
   You know, I never asked him. Bricky! Get in here! # who: ximo # face: surprised
   He rolls in before the echo stops. # who: narrator
   -> finish

=== finish
Inside the parcel are five striped scarves, and a note for whoever keeps first watch. # who: narrator
"To the eyes in the fog," says the note. "Thank you for saying hello." # who: narrator
First watch, done. I will put it in the log. How do you spell your name? # who: noor # face: happy # badge: first-watch
-> END
