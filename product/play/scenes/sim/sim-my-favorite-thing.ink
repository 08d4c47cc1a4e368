// My Favorite Thing. Build-your-own comic. Nine panels, every ending a good one.
# id: sim-my-favorite-thing
# title: My Favorite Thing
# kind: comic
# skill: ini
# max_words: 14
# place: quiet-corner
VAR thing = "trains"
-> start

=== start
What is your favorite thing in the whole world? # enter: you at 6.8 # camera: wide # pose: you sit # feel: you happy # who: narrator # ask: thing # place: quiet-corner
 * [Trains. # ev: none]
   ~ thing = "trains"
   Trains. Long ones, short ones, and the one in my head at night. # camera: two toy-train you # prop: put toy-train at 4, load toy-train # pose: you sit # who: you # face: happy # panel
   -> feels
 * [Stones. # ev: none]
   ~ thing = "stones"
   Stones. I have forty-one. This one is called Greg. # camera: close you # pose: you sit stone # who: you # face: happy # panel
   -> feels
 * [Clouds. # ev: none]
   ~ thing = "clouds"
   Clouds. They are never late, and no two are the same. # enter: you at 6.4 # camera: wide # prop: put gray-cloud at 4.2 # pose: you lift left # who: you # face: happy # place: playground # panel
   -> feels
 * [It is a secret. # ev: none]
   ~ thing = "secret"
   It is in this basket. Only I know what it is. You may guess. # camera: two basket you # prop: put basket at 5 # pose: you point left # who: you # face: happy # panel
   -> feels

=== feels
What is it like when you are with it? # camera: close you # pose: you sit # feel: you calm # who: narrator # play: faces of=you # ask: feels
 * [Quiet. # out: calm # ev: none]
   Everything else turns itself down. It is quiet, and I am home. # camera: wide # pose: you rest # who: you # face: calm # panel
   -> asked
 * [Like popcorn. # out: excited # ev: none]
   My head goes pop, pop, pop. My hands want to fly. So they do. # camera: wide # pose: you cheer, you hop # who: you # face: excited # panel
   -> asked
 * [Like a very good map. # out: happy # ev: none]
   It all makes sense in there. People are harder. They have no labels. # camera: wide # pose: you sit logbook # who: you # face: happy # panel
   -> asked

=== asked
The next day, in the library, it is still in your head. # enter: you at 3 # camera: wide # pose: you sit # feel: you happy # who: narrator # place: library
You look so happy. What are you thinking about? # enter: friend from right at 4.8 # camera: two you friend # pose: friend wave, you sit # feel: you happy # who: friend # face: happy # panel
How much do you tell? # camera: close you # pose: friend stand, you stand # feel: you okay # who: narrator # ask: tell
 * [Everything. # ev: none]
   Get comfy. This takes forty minutes. There is also a part two. # camera: wide # pose: you cheer, friend rest # feel: friend surprised # who: you # face: excited # play: echo # panel
   -> reply
 * [The one best fact. # ev: none]
   {
   - thing == "trains":
       A long train can need a mile to stop. So it never stops for fun. # camera: wide # pose: you lift # feel: friend surprised # who: you # face: proud # play: echo # panel
   - thing == "stones":
       Some stones are four billion years old. Greg will not say his age. # camera: wide # pose: you lift stone # feel: friend surprised # who: you # face: proud # play: echo # panel
   - thing == "clouds":
       A big cloud weighs more than fifty elephants. And it just hangs there. # camera: wide # pose: you lift # feel: friend surprised # who: you # face: proud # play: echo # panel
   - else:
       I will tell you one thing: it is round. The rest stays in the basket. # camera: wide # pose: you hold basket # feel: friend surprised # who: you # face: proud # play: echo # panel
   }
   -> reply
 * [No words. I show a drawing of it. # ev: none]
   I hold out my drawing. It says more than I can. # camera: wide # pose: you reach letter # prop: open letter # feel: friend surprised # who: you # face: okay # panel
   -> reply
 * [Nothing. Right now it's just for me. # ev: none]
   Nothing, thanks. Right now it is just for me. # camera: wide # pose: you rest # feel: friend okay # who: you # face: calm # play: echo # panel
   -> later

=== later
Okay. May I ask again some other day? # camera: two you friend # pose: friend rest, you stand # feel: you okay # who: friend # face: calm # panel
What do you say, or show? # camera: wide # feel: you okay, friend calm # who: narrator # ask: later
 * [Yes, some other day. # ev: none]
   Yes. Ask me on a Thursday. I am open on Thursdays. # pose: you nod # feel: friend happy # who: you # face: happy # play: echo # panel
   -> always
 * [I don't know yet. # ev: none]
   I don't know yet. I will tell you when I know. # pose: you shrug # feel: friend calm # who: you # face: okay # play: echo # panel
   -> always
 * [You can stay, if you like. # ev: none]
   You can stay. You think of your thing, and I think of mine. # pose: you sit, friend rest # feel: friend happy # who: you # face: calm # panel
   -> always

=== reply
What does your friend say? You decide. # camera: two you friend # pose: you stand, friend stand # feel: you okay, friend okay # who: narrator # ask: reply
 * ["Wow. Is there more?" # ev: none]
   Wow. I never knew that. Is there more? # pose: friend cheer # feel: you happy # who: friend # face: excited # panel
   -> more
 * ["My head is full for now." # ev: none]
   I like how much you know. But my head is full for now. # pose: friend hide # feel: you surprised # who: friend # face: okay # panel
   -> full
 * ["I like something else." # ev: none]
   That is not my thing. My thing is soup. All the soups. # pose: friend lift spoon # feel: you surprised # who: friend # face: happy # panel
   -> else_thing

=== more
More! What do you do? # camera: wide # pose: friend stand # feel: you happy, friend happy # who: narrator # ask: more
 * [Start with part one. # ev: none]
   Part one! Please hold your questions. No, wait. Ask them all. # pose: you cheer # feel: friend happy # who: you # face: excited # play: echo # panel
   -> always
 * [Make a book about it. # ev: none]
   I make a book. It has ten chapters and no boring one. # pose: you hold green-notebook # feel: friend happy # who: you # face: proud # panel
   -> always
 * [Save some for tomorrow. # ev: none]
   I save some for tomorrow. Good things can be cut in slices. # pose: you rest # feel: friend happy # who: you # face: calm # panel
   -> always

=== full
A full head is about heads. It is not about you. What do you do? # camera: close you # pose: friend stand # feel: you okay, friend calm # who: narrator # ask: full
 * [Ask, "More tomorrow?" # ev: none]
   More tomorrow? I'll put a bookmark in it. # camera: wide # pose: you hold logbook # feel: friend happy # who: you # face: okay # play: echo # panel
   -> always
 * [Tell the rest to a pillow. # ev: none]
   I tell the rest to a pillow. It is full already, and it doesn't mind. # camera: wide # pose: you hold pillow # feel: friend happy # who: you # face: happy # panel
   -> always
 * [Say that it stings. # ev: none]
   That stings a bit. I had nine more parts. # camera: wide # pose: you clutch # feel: friend worried # who: you # face: sad # panel
   I want three of them tomorrow. The ones with the most numbers. # pose: friend wave # feel: you okay # who: friend # face: happy
   -> always

=== else_thing
Two people, two things. What do you do? # camera: wide # pose: friend stand # feel: you okay, friend happy # who: narrator # ask: other
 * [Ask about soup. # ev: none]
   What is the oldest soup? Who decides if it is soup or stew? # pose: you wave # feel: friend excited # who: you # face: okay # play: echo # panel
   -> always
 * [Put the two together. # ev: none]
   We draw them both on one page. Now there is soup in everything. # pose: you hold paint-pot # prop: open paint-pot # feel: friend happy # who: you # face: happy # panel
   -> always
 * [Go on with my own thing. # ev: none]
   You do soup. I do mine. We can do it at the same table. # pose: you sit # feel: friend happy # who: you # face: calm # panel
   -> always

=== always
You ALWAYS think about the same thing! # enter: you at 4, classmate from left at 1.8, friend at 6 # camera: two classmate you # pose: classmate point # feel: you surprised, friend surprised # who: classmate # face: surprised # place: hallway # panel
What do you say to that, or not say? # camera: close you # pose: classmate stand # feel: you okay, classmate okay, friend okay # who: narrator # ask: always
 * [Say, "Yes, I do." # ev: none]
   Yes, I do. That is how experts are made. # camera: wide # pose: you cheer # feel: classmate surprised, friend happy # who: you # face: proud # play: echo # panel
   -> ending
 * [Say, "I like what I like." # ev: none]
   I like what I like. You can like what you like. # camera: wide # pose: you rest # feel: classmate okay, friend happy # who: you # face: calm # play: echo # panel
   -> ending
 * [Tell a grown-up that it stung. # ev: none]
   I tell my teacher that it stung. She listens. Then she asks for a fact. # camera: wide # enter: teacher from right at 7.6 # pose: you point right, teacher rest # feel: teacher happy, classmate worried, friend calm # who: you # face: okay # panel
   -> ending
 * [Say nothing, and go to my spot. # ev: none]
   I say nothing. My thing and I go where it is nice. # camera: wide # move: you to 8.6 # pose: you sit # feel: classmate worried, friend calm # who: you # face: okay # panel
   Always is a long time to like something. I think that is great. # pose: friend wave # feel: you happy # who: friend # face: happy
   -> ending

=== ending
How does your comic end? # camera: wide # pose: you stand # feel: you okay, classmate okay, friend happy # who: narrator # ask: ending
 * [Someone needs an expert. # ev: none]
   My teacher asks who knows a lot about one thing. Everybody turns to me! # enter: you at 4.6, teacher at 2, kids at 7.4 # pose: you lift, teacher point right, kids cheer # feel: teacher happy, kids happy # who: you # face: proud # place: classroom # panel
   -> END
 * [It is just us again. # ev: none]
   {
   - thing == "trains":
       Just my trains and me. We have so much to talk about. # enter: you at 6.2 # prop: put toy-train at 3.6, load toy-train # pose: you sit # who: you # face: calm # place: quiet-corner # panel
   - thing == "stones":
       Just Greg and me. We have so much to talk about. # enter: you at 5 # pose: you sit stone # who: you # face: calm # place: quiet-corner # panel
   - thing == "clouds":
       Just the clouds and me. We have so much to talk about. # enter: you at 5.6 # prop: put gray-cloud at 3.8 # pose: you sit # who: you # face: calm # place: playground # panel
   - else:
       Just my secret and me. We have so much to whisper about. # enter: you at 5 # pose: you sit basket # who: you # face: calm # place: quiet-corner # panel
   }
   -> END
 * [I find someone with the same thing. # ev: none]
   Guess who has the same favorite thing! We sit side by side and read. # enter: you at 4.2, classmate at 5.4 # pose: you sit logbook, classmate sit green-notebook # feel: classmate happy # who: you # face: happy # place: library # panel
   -> END
 * [I get a second favorite thing. # ev: none]
   I think I have a second favorite now. Please don't tell the first. # pose: you hide # feel: friend happy # who: you # face: happy # panel
   -> END
