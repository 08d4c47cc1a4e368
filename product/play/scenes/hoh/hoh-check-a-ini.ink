// Lunch Table Mic. Hall of Heroes, the cafeteria, check A. Grades 6-8.
# id: hoh-check-a-ini
# title: Lunch Table Mic
# kind: check
# skill: ini
# also: coop, emp, er
# max_words: 22
# place: cafeteria
VAR invited = 0
VAR swing = 0
-> start

=== start
Every season, Nobody Famous does one episode from the school cafeteria. It is called Lunch Table Mic. # enter: you at 3, ines at 4.3, amara at 1.6, dev at 9 # feel: you calm, ines determined, amara okay, dev happy # who: narrator
One question, as many tables as we can: who helped you this week? # pose: ines lift # who: ines # face: determined
Last year we got forty answers. Thirty-one were "the pizza." # pose: amara shrug, ines stand # who: amara # face: okay
You get the mic with the fuzzy cover. It looks like a hamster on a stick. # pose: you lift microphone, amara stand # feel: you happy, amara happy # camera: close you # who: narrator
The nearest table has six people and a card game. There is one free chair. Where do you go and stand? # enter: kids at 6.6 # camera: wide # exit: ines left, amara left # prop: put card-game at 6.6 # pose: you hold microphone # feel: you okay, ines determined, kids okay # who: narrator # play: map spots=by-the-free-chair,behind-the-dealer,next-to-the-trash-cans # ask: spot
 * [by the free chair # out: by-the-free-chair # ev: ini=2]
   Two of them look up and see the hamster. One says hello to it. # move: you to 5.2 # feel: you happy, kids happy # who: narrator
   -> opener
 * [behind the dealer # out: behind-the-dealer # ev: ini=1]
   The dealer feels the fuzz on his neck and throws a seven of hearts across the room. # move: you to 7.8 # prop: deal card-game # pose: you reach microphone # feel: you surprised, dev surprised, kids surprised # who: narrator
   -> opener
 * [next to the trash cans # out: next-to-the-trash-cans # ev: ini=0]
   You stand there until someone hands you a tray. You take it. They walk off. # move: you to 1.4 # pose: you hold lunch-tray # feel: you surprised # who: narrator
   Other way! The people are over there! # pose: dev wave # feel: you okay # who: dev # face: happy
   -> opener

=== opener
Now the whole card table is looking at you. # move: you to 5.2 # exit: dev right # prop: mend card-game # pose: you hold microphone # feel: you okay, kids okay # who: narrator # ask: opener
 * [Hold out the mic and wait. # ev: ini=0]
   They look at it. You look at it. Somebody pets it. # pose: you reach microphone # feel: you okay, kids surprised # who: narrator
   -> round
 * [Hi. I'm from the podcast in the coat closet. Got time for one odd question? # ev: ini=2]
   "How odd?" says a girl with a fan of cards. She puts one down. # pose: you wave microphone # feel: you happy, kids happy # who: narrator
   -> round
 * [So, um, do you want to be recorded or whatever? # ev: ini=1]
   "For what?" says a girl with a fan of cards. "Are we in trouble?" # pose: you shrug microphone # feel: you worried, kids worried # who: narrator
   -> round

=== round
"We're kind of in the middle of this," says the dealer. He is not being mean. He is also not looking up. # camera: close card-game # pose: you hold microphone # feel: you okay, kids okay # who: narrator # ask: round
 * [It only takes two seconds! # ev: ini=0]
   "Pizza," says the dealer. "The pizza helped me. Okay?" That makes thirty-two. # camera: wide # pose: you reach microphone # feel: you determined, kids frustrated # who: narrator
   -> race
 * [Oh. Sorry. Never mind. Forget I said anything. Sorry. # ev: ini=1]
   You are already four tables away when someone says, "We could have done it after." # camera: wide # move: you to 1.6 # feel: you worried, kids surprised # who: narrator
   -> race
 * [Sure. Okay if I come back when the round's over? # ev: ini=2]
   ~ swing = 1
   "Yeah, do," says the dealer. "And bring the hamster." # camera: wide # pose: you wave microphone # feel: you happy, kids happy # who: narrator
   -> race

=== race
At the next table they are all yelling about a show. It seems to be capybaras, racing, very slowly. # camera: wide # prop: gone card-game, put bench at 5.6 # move: you to 3.2, kids to 6.9 # pose: you hold microphone, kids cheer # feel: you surprised, kids excited # who: narrator
You have never seen it. There is a gap on the bench. # pose: kids sit # feel: you okay # who: narrator # ask: race
 * [Never seen it. Who should I cheer for? # id: never-seen-it-who-should-i-be-rooting-for # ev: ini=2]
   Five people shout "Gerald!" One person shouts "Not Gerald!" You are in. # move: you to 5.2 # pose: you sit microphone, kids cheer # feel: you excited, kids excited # who: narrator
   -> joke
 * [Sit in the gap and nod along. # ev: ini=1]
   You nod for four minutes. You learn that Gerald is either a hero or a cheat. # move: you to 5.2 # pose: you sit microphone, you nod # feel: you okay, kids happy # who: narrator
   -> joke
 * [Okay, forget capybaras. Who helped you this week? # ev: ini=0]
   "Gerald," says someone. Everyone cheers, and the yelling goes on over your head. # pose: you reach microphone, kids cheer # feel: you surprised, kids excited # who: narrator
   -> joke

=== joke
A boy called Yusuf opens a box of fish and rice. "Ugh, that stinks!" says the boy beside him. # prop: gone bench, put lunch-tray at 6.6 # move: you to 5 # pose: you hold microphone, kids sit # feel: you okay, kids happy # who: narrator
The table laughs. Yusuf laughs too. He is folding his napkin smaller and smaller. Your mic is on. # camera: close lunch-tray # who: narrator # ask: joke
 * [Give Yusuf a thumbs up. # ev: emp=1]
   He gives you one back. The napkin is about the size of a stamp. # camera: wide # pose: you lift # feel: you happy # who: narrator
   -> squeak
 * [Tell him quietly, "I can leave that bit out." # ev: emp=2]
   "Yeah. Leave it out," he says. After a second, he takes a bite. # camera: wide # move: you to 5.6 # pose: you hold # feel: you calm # who: narrator
   -> squeak
 * [Laugh along. It's only a joke, and he's laughing too. # ev: emp=0]
   Yusuf puts the lid back on the box. He says he isn't that hungry anyway. # camera: wide # pose: you clutch microphone # prop: gone lunch-tray # feel: you happy # who: narrator
   -> squeak

=== squeak
On your way past the stage, you trip on a cable. It is plugged into the cafeteria speakers. # camera: wide # prop: put lunch-tray at 6.6, gone lunch-tray, put rope at 7.1 # move: you to 7.4, kids to 3.2 # pose: you shrug, you hop, kids stand # fx: shake # feel: you surprised, kids surprised # who: narrator
What comes out of every speaker is your own voice, going "Eep!" Two hundred people applaud. # feel: kids happy # camera: close you # pose: you clutch, kids cheer # who: narrator
Your face goes hot. # camera: close you # pose: you hide # feel: you surprised # who: narrator # ask: squeak
 * [Yell, "Very funny! Grow up!" # ev: er=0]
   That comes out of the speakers too. # camera: wide # pose: you fists # feel: you mad # who: narrator
   -> window
 * [Breathe out, wait for the clapping to stop, unhook my foot. # ev: er=2]
   It stops quite soon. Applause always does. Your face takes a minute longer. # camera: wide # pose: you rest # feel: you calm # who: narrator
   -> window
 * [Slip behind the stage curtain and stay there until it feels safe. # ev: er=1]
   It is dusty and dark, and there is half a papier-mache camel. You stay for a bit. # camera: wide # move: you to 9 # fx: dusk # pose: you hide # feel: you okay # who: narrator
   -> window

=== window
By the window a girl is eating alone. She has big headphones around her neck, and a train schedule. # enter: lien at 4.2 # exit: kids left # camera: wide # fx: dusk off # prop: gone rope, put bench at 4.2 # move: you to 6.4 # pose: you hold microphone, lien sit headphones # feel: you okay, lien calm # who: narrator
You don't know her. The place next to her is free. # camera: close lien # who: narrator # ask: window
 * [She's reading. I won't disturb her. I'll try the next table. # id: shes-reading-ill-leave-her-to-it-and-try-the # ev: ini=1]
   The next table is the pizza table. Thirty-three. # camera: wide # move: you to 7.8 # feel: you okay # who: narrator
   When you look round, Amara is waving you back to the window. "She's got a recorder, like Tomasz!" # move: you to 2.7 # enter: amara from right at 5.8 # pose: amara wave # feel: amara excited, you surprised # who: narrator
   -> share
 * [Is that chair free? I'd like a quiet minute. # id: is-that-chair-free-i-could-use-a-quiet-minute # ev: ini=2]
   "It's free," she says, and moves her schedule. "I heard you. On the speakers. It was a good eep." # camera: wide # move: you to 2.7 # pose: you sit microphone # enter: amara from right at 5.8 # feel: you happy, amara happy, lien happy # who: narrator
   -> share
 * [Sit down and hold the mic out to her. # ev: ini=0]
   She jumps, and puts her headphones on. You get up again. # pose: lien sit headphones # camera: wide # move: you to 7.8 # feel: you happy, lien surprised # who: narrator
   When the headphones come off, Amara asks if there is room for two. "She's got a recorder, like Tomasz!" # move: you to 2.7 # enter: amara from right at 5.8 # pose: amara reach # feel: amara excited, you surprised, lien happy # who: narrator
   -> share

=== share
Her name is Lien. Amara wants to ask her things. So do you. There is one mic and three minutes of lunch. # camera: wide # move: you to 2.7, amara to 5.8 # pose: you hold microphone, amara stand, lien sit # feel: you happy, amara excited, lien happy # who: narrator
Can I? I have, like, nine questions. # camera: two you amara # pose: amara clutch # who: amara # face: excited # ask: share
 * [Let me finish. I've only got a few more. # ev: coop=0]
   Amara eats her apple and counts her questions on her fingers. # camera: wide # pose: amara rest, you reach microphone # feel: amara okay, you excited, lien okay # who: narrator
   -> trains
 * [You ask, I'll hold. Then we swap. # ev: coop=2]
   You hold the hamster steady. Amara's fourth question makes Lien laugh out loud. # camera: wide # pose: you reach microphone, amara wave # feel: amara happy, you calm, lien excited # who: narrator
   -> trains
 * [You can have one. Then it's me again. # ev: coop=1]
   Amara tries to fit nine questions into one. It has a lot of commas. # camera: wide # pose: amara shrug, you hold microphone # feel: amara worried, you okay, lien happy # who: narrator
   -> trains

=== trains
"I record trains," Lien says. "Not the engines. The bit just after, when the station goes quiet." # camera: wide # fx: hush # pose: you reach microphone, amara stand # feel: you calm, amara calm, lien calm # who: narrator
Somewhere behind you, Tomasz has stopped chewing. The bell is about to ring. # enter: tomasz from right at 7.4 # pose: tomasz hold lunch-tray # feel: tomasz surprised # who: narrator # ask: trains
 * [You should totally join a club or something. There must be one somewhere. # ev: ini=1]
   "Yeah," says Lien. "Somewhere." She folds up the schedule. # pose: you wave microphone # feel: you okay, tomasz okay, lien okay # who: narrator
   -> finish
 * [Nod, and check the batteries. # ev: ini=0]
   The batteries are fine. "Well," says Lien. The bell rings. # pose: you hold microphone # feel: you okay, tomasz okay, lien okay # who: narrator
   -> finish
 * [We're in the coat closet at three. Come, and bring a quiet one. # ev: ini=2]
   ~ invited = 1
   "A closet?" She is already looking for her recorder. "Which floor?" # pose: you wave microphone, lien stand # feel: you happy, tomasz happy, lien excited # who: narrator
   -> finish

=== finish
{ swing:
    On the way out, the card table flags you down. The dealer has a real answer. It is his bus driver. # fx: hush off # prop: gone bench, put card-game at 5.2 # exit: lien left # enter: kids at 5.2, dev from right at 9 # move: you to 3.6, amara to 2.2 # pose: you reach microphone, amara stand, tomasz stand # feel: you happy, amara happy, tomasz okay, dev happy, kids happy # who: narrator
- else:
    On the way out, you pass the card table. They are packing up the deck and laughing about something. # fx: hush off # prop: gone bench, put card-game at 5.2 # exit: lien left # enter: kids at 5.2, dev from right at 9 # move: you to 3.6, amara to 2.2 # pose: you stand, amara stand, tomasz stand # feel: you okay, amara okay, tomasz okay, dev okay, kids happy # who: narrator
}
{ invited:
    She has the quiet after trains. The QUIET after TRAINS. # camera: two tomasz dev # pose: tomasz cheer # feel: dev surprised, you happy, amara happy # who: tomasz # face: excited
    He said ten words in a row. I counted. # pose: dev shrug, tomasz rest # feel: tomasz happy # who: dev # face: surprised # keepsake: toy-card-game
- else:
    Did we get her last name? I would like to hear the quiet one. # pose: tomasz shrug # who: tomasz # face: okay
    There's always lunch tomorrow. # pose: amara rest, tomasz stand # feel: tomasz okay, you okay # who: amara # face: calm # keepsake: toy-card-game
}
-> END
