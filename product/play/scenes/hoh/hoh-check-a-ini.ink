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
Every season, Nobody Famous does one episode from the school cafeteria. It is called Lunch Table Mic. # who: narrator
One question, as many tables as we can: who helped you this week? # who: ines # face: determined
Last year we got forty answers. Thirty-one were "the pizza." # who: amara # face: okay
You get the mic with the fuzzy cover. It looks like a hamster on a stick. # who: narrator
The nearest table has six people and a card game. There is one free chair. Where do you go and stand? # who: narrator # play: map spots=by-the-free-chair,behind-the-dealer,next-to-the-trash-cans # ask: spot
 * [by the free chair # out: by-the-free-chair # ev: ini=2]
   Two of them look up and see the hamster. One says hello to it. # who: narrator
   -> opener
 * [behind the dealer # out: behind-the-dealer # ev: ini=1]
   The dealer feels the fuzz on his neck and throws a seven of cups across the room. # who: narrator
   -> opener
 * [next to the trash cans # out: next-to-the-trash-cans # ev: ini=0]
   You stand there until someone hands you a tray. You take it. They walk off. # who: narrator
   Other way! The people are over there! # who: dev # face: happy
   -> opener

=== opener
Now the whole card table is looking at you. # who: narrator # ask: opener
 * [Hold out the mic and wait. # ev: ini=0]
   They look at it. You look at it. Somebody pets it. # who: narrator
   -> round
 * [Hi. I'm from the podcast in the coat closet. Got time for one odd question? # ev: ini=2]
   "How odd?" says a girl with a fan of cards. She puts one down. # who: narrator
   -> round
 * [So, um, do you want to be recorded or whatever? # ev: ini=1]
   "For what?" says a girl with a fan of cards. "Are we in trouble?" # who: narrator
   -> round

=== round
"We're kind of in the middle of this," says the dealer. He is not being mean. He is also not looking up. # who: narrator # ask: round
 * [It only takes two seconds! # ev: ini=0]
   "Pizza," says the dealer. "The pizza helped me. Okay?" That makes thirty-two. # who: narrator
   -> race
 * [Oh. Sorry. Never mind. Forget I said anything. Sorry. # ev: ini=1]
   You are already four tables away when someone says, "We could have done it after." # who: narrator
   -> race
 * [Sure. Okay if I swing by when the round's over? # ev: ini=2]
   ~ swing = 1
   "Yeah, do," says the dealer. "And bring the hamster." # who: narrator
   -> race

=== race
At the next table they are all yelling about a show. It seems to be capybaras, racing, very slowly. # who: narrator
You have never seen it. There is a gap on the bench. # who: narrator # ask: race
 * [Never seen it. Who should I be rooting for? # ev: ini=2]
   Five people shout "Gerald!" One person shouts "Not Gerald!" You are in. # who: narrator
   -> joke
 * [Sit in the gap and nod along. # ev: ini=1]
   You nod for four minutes. You learn that Gerald is either a hero or a cheat. # who: narrator
   -> joke
 * [Okay, forget capybaras. Who helped you this week? # ev: ini=0]
   "Gerald," says someone. Everyone cheers, and the yelling goes on over your head. # who: narrator
   -> joke

=== joke
A boy called Yusuf opens a box of fish and rice. "Whoa, who let the harbor in?" says the boy beside him. # who: narrator
The table laughs. Yusuf laughs too. He is folding his napkin smaller and smaller. Your mic is on. # who: narrator # ask: joke
 * [Give Yusuf a thumbs up. # ev: emp=1]
   He gives you one back. The napkin is about the size of a stamp. # who: narrator
   -> squeak
 * [Tell him quietly, "I can leave that bit out." # ev: emp=2]
   "Yeah. Leave it out," he says. After a second, he takes a bite. # who: narrator
   -> squeak
 * [Laugh along. It's only a joke, and he's laughing too. # ev: emp=0]
   Yusuf puts the lid back on the box. He says he isn't that hungry anyway. # who: narrator
   -> squeak

=== squeak
On your way past the stage, you trip on a cable. It is plugged into the cafeteria speakers. # who: narrator
What comes out of every speaker is your own voice, going "Eep!" Two hundred people applaud. # who: narrator
Your face is on fire. # who: you # face: surprised # ask: squeak
 * [Yell, "Very funny! Grow up!" # ev: er=0]
   That comes out of the speakers too. # who: narrator
   -> window
 * [Breathe out, wait for the clapping to stop, unhook my foot. # ev: er=2]
   It stops quite soon. Applause always does. Your face takes a minute longer. # who: narrator
   -> window
 * [Slip behind the stage curtain and stay there until it feels safe. # ev: er=1]
   It is dusty and dark, and there is half a papier-mache camel. You stay for a bit. # who: narrator
   -> window

=== window
By the window a girl is eating alone. She has big headphones around her neck, and a train schedule. # who: narrator
You don't know her. The chair across from her has nothing on it. # who: narrator # ask: window
 * [She's reading. Try the next table. # ev: ini=0]
   The next table is the pizza table. Thirty-three. # who: narrator
   When you look round, Amara is waving you back to the window. "She's got a recorder, like Tomasz!" # who: narrator
   -> share
 * [Is that chair free? I could use a quiet minute. # ev: ini=2]
   "It's free," she says, and moves her schedule. "I heard you. On the speakers. It was a good eep." # who: narrator
   -> share
 * [Leave a question card by her tray, smile, and move along. # ev: ini=1]
   She reads the card. When you look back, she is still holding it, looking around for you. # who: narrator
   Amara pulls you over by the sleeve. "She's got a recorder, like Tomasz!" # who: narrator
   -> share

=== share
Her name is Lien. Amara wants to ask her things. So do you. There is one mic and three minutes of lunch. # who: narrator
Can I? I have, like, nine questions. # who: amara # face: excited # ask: share
 * [Let me finish. I'm on a roll. # ev: coop=0]
   Amara eats her apple and counts her questions on her fingers. # who: narrator
   -> trains
 * [You ask, I'll hold. Then we swap. # ev: coop=2]
   You hold the hamster steady. Amara's fourth question makes Lien laugh out loud. # who: narrator
   -> trains
 * [You can have one. Then it's me again. # ev: coop=1]
   Amara tries to fit nine questions into one. It has a lot of commas. # who: narrator
   -> trains

=== trains
"I record trains," Lien says. "Not the engines. The bit just after, when the station goes quiet." # who: narrator
Somewhere behind you, Tomasz has stopped chewing. The bell is about to ring. # who: narrator # ask: trains
 * [You should totally join a club or something. There must be one somewhere. # ev: ini=1]
   "Yeah," says Lien. "Somewhere." She folds up the schedule. # who: narrator
   -> finish
 * [Nod, and check the batteries. # ev: ini=0]
   The batteries are fine. "Well," says Lien. The bell rings. # who: narrator
   -> finish
 * [We're in the coat closet at three. Come, and bring a quiet one. # ev: ini=2]
   ~ invited = 1
   "A closet?" She is already looking for her recorder. "Which floor?" # who: narrator
   -> finish

=== finish
{ swing:
    On the way out, the card table flags you down. The dealer has a real answer. It is his bus driver. # who: narrator
- else:
    On the way out, you pass the card table. They are packing up the deck and laughing about something. # who: narrator
}
{ invited:
    She has the quiet after trains. The QUIET after TRAINS. # who: tomasz # face: excited
    He said ten words in a row. I counted. # who: dev # face: surprised
- else:
    Did we get her last name? I would like to hear the quiet one. # who: tomasz # face: okay
    There's always lunch tomorrow. # who: amara # face: calm
}
-> END
