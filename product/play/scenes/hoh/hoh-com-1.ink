// Tone Check. Hall of Heroes, the studio, communication, lesson 1. Grades 6-8.
# id: hoh-com-1
# title: Tone Check
# kind: lesson
# skill: com
# max_words: 22
# place: studio
-> start

=== start
The crew chat, Thursday, 4:02. # enter: you at 3.4, ines at 2, amara at 6.6, dev at 8 # pose: ines hold phone # prop: light phone # camera: close phone # feel: you calm, ines worried, amara calm, dev happy # who: narrator
Ines: "TOMASZ WHERE IS THE SOUND FOR THE OPENING." Tomasz: "Fine." That is the whole chat. # feel: ines worried, you surprised # who: narrator
He's furious. Look at that period. That is the angriest period I ever saw. # camera: wide # pose: ines clutch phone # feel: dev surprised # who: ines # face: worried
She holds the phone up so you can judge the period for yourself. # pose: ines reach phone # camera: two ines you # feel: you okay # who: narrator # ask: fine # hint: Try saying "Fine" out loud three different ways.
 * [Oh yeah. That's a mad one. Nobody types a period by accident. # ev: com=0]
   I knew it! # pose: ines clutch phone # feel: you worried # who: ines # face: sad
   Say it happy, though. "Fine!" Say it tired. "Fine." Same letters. # camera: wide # pose: amara shrug # feel: ines surprised # who: amara # face: calm
   -> board
 * [Let's see what Dev thinks it means. # ev: com=1]
   I think it means fine. But I also think most soups are tea. # camera: wide # pose: dev shrug # feel: ines okay # who: dev # face: happy
   Maybe we go to the person who typed it. # pose: amara wave, dev stand # feel: ines okay # who: amara # face: calm
   -> board
 * [It could mean three things. We should ask him. # ev: com=2]
   Three? # pose: ines shrug phone # feel: you happy # who: ines # face: surprised
   Good, busy, or not fine at all. Typing squashes them flat. # camera: wide # pose: amara lift # feel: ines surprised # who: amara # face: happy
   -> board

=== board
Fine! Fine? Fine. Those are three different words. # camera: wide # pose: you shrug, amara stand # feel: ines surprised, amara happy # who: you # face: surprised # play: echo
On the way to find him, you pass the old telephone switchboard. # enter: you at 3.4, amara at 2, ines at 4.8, dev at 6.2 # feel: you calm, amara excited, ines okay, dev happy # who: narrator # place: gallery
Nadia Haddad connected every call in town. When a voice came through crackly, she never guessed the word. # pose: amara wave # feel: ines calm, you calm # who: amara # face: excited
She had one sentence taped to the board. "I heard this. Is that what you sent?" # pose: amara hold cue-card, ines rest # camera: two amara you # feel: you happy # who: amara # face: happy
I heard "krrrk." Is that what you sent? # pose: you wave, amara rest # feel: amara happy # who: you # face: happy # play: echo
Tomasz is behind the coats with his headphones on. His face is his usual face. # enter: tomasz at 6.2, you from left at 3.4, amara from left at 2, ines from left at 8.6 # pose: tomasz hold headphones # prop: put coat at 6.2 # feel: tomasz okay, you okay, amara calm, ines worried # who: narrator # place: studio
How do you ask him? # camera: two you tomasz # who: narrator # ask: ask # hint: Nadia's sentence has two parts: what you heard, and a real question.
 * [Wow. "Fine." With a period and everything. # ev: com=0]
   Is that bad? That is where periods go. # pose: tomasz shrug # feel: you frustrated # who: tomasz # face: worried
   He didn't hear a question in that. Try him again, with the tape sentence. # camera: wide # pose: amara shake-head, tomasz stand # feel: you okay # who: amara # face: calm
   -> again
 * [Are you mad at Ines? She thinks you are, because of the period. # ev: com=1]
   Mad? No. Why, is she mad at me? # pose: tomasz clutch # feel: you surprised, ines worried # who: tomasz # face: worried
   Now there are two worried people. But at least you asked. # camera: wide # pose: amara shrug, tomasz stand # feel: tomasz worried # who: amara # face: okay
   -> listen
 * [Did "Fine" mean good, or not good? # ev: com=2]
   Neither. I meant, fine, I am doing it now. I had a microphone in my teeth. # pose: tomasz lift microphone # feel: you happy, amara happy # who: tomasz # face: surprised
   -> listen

=== again
Second try. # pose: amara wave # camera: wide # who: amara # face: calm # ask: ask2 # again: com # hint: Start with "I read."
 * [I read "Fine," and I couldn't tell. Are you okay? # ev: none]
   Oh. Yes. I had a microphone in my teeth. It was hard to type. # pose: tomasz lift microphone # feel: you okay # who: tomasz # face: okay
   -> listen
 * [So are you fine or FINE? # ev: none]
   I am... Tomasz. # pose: tomasz clutch # feel: you frustrated # who: tomasz # face: surprised
   He had a microphone in his teeth, it turns out. It made for short messages. # pose: tomasz lift microphone # feel: tomasz okay, you okay # who: narrator
   -> listen

=== listen
So where is the opening? # camera: wide # move: ines to 7.6 # prop: gone coat # pose: ines shrug, tomasz stand, amara stand # feel: tomasz okay, you okay, amara calm # who: ines # face: worried
First is the bell from the switchboard. Then two seconds of nothing. Then your voice comes in, with no music. # pose: tomasz lift, ines stand # feel: ines okay # who: tomasz # face: determined
He says it once, and he says it to his shoes. What were the three parts? # camera: close tomasz # pose: tomasz rest # feel: ines surprised, you surprised # who: narrator # play: listen items=switchboard-bell,two-seconds-of-nothing,ines-with-no-music decoys=drum-roll,ten-seconds-of-rain,everyone-shouting-hello by=tomasz # ask: listen # hint: It starts with a noise, then a gap, then a person.
 * [three # out: r3 # ev: com=2]
   That is exactly it. You even got the nothing. People skip the nothing. # camera: wide # pose: tomasz lift, ines cheer, you stand # feel: ines happy, you happy, amara happy # who: tomasz # face: happy
   -> caps
 * [two # out: r2 # ev: com=1]
   Nearly. Say it back to me and I will fill in the hole. # camera: wide # pose: tomasz rest # feel: you okay # who: tomasz # face: okay
   Bell, nothing, Ines. You've got it now. # pose: amara cheer # feel: you happy # who: amara # face: happy
   -> caps
 * [one or none # out: r1 # ev: com=0]
   It was quick. Bell. Nothing. Ines. # camera: wide # pose: tomasz lift, you shrug # feel: you worried # who: tomasz # face: calm
   You say it back to him: bell, nothing, Ines. # pose: you stand, tomasz nod # feel: you okay, tomasz okay # who: narrator
   -> caps

=== caps
Also, she was shouting. In capitals. I typed "Fine" very carefully so that she would stop. # camera: two you tomasz # move: ines to 8.8 # pose: tomasz clutch, you stand, ines stand, amara stand # feel: you surprised, ines frustrated, amara okay # who: tomasz # face: sad
Across the closet, Ines is hitting her phone against her knee. The caps key is stuck. # camera: close ines # pose: ines hold phone # prop: light phone # feel: ines frustrated # who: narrator
What do you do with that? # camera: wide # pose: tomasz stand # who: narrator # ask: caps # hint: You can see something that each of them can't.
 * [Tell him, "That's just how she types." # ev: com=1]
   It is loud, how she types. # pose: tomasz clutch # feel: you okay # who: tomasz # face: okay
   Go and look at her phone. It's kind of the whole story. # pose: amara lift, tomasz stand # feel: tomasz surprised # who: amara # face: happy
   -> letter
 * [Say, "It sounded like shouting. Let's ask how she meant it." # ev: com=2]
   How did I mean it? I meant it SMALL! The key is STUCK! There's JAM in it! # pose: ines cheer phone, tomasz stand # feel: you happy, amara surprised # who: ines # face: surprised
   Tomasz laughs like a hinge. # pose: tomasz clutch, ines hold phone # feel: tomasz happy, ines happy # who: narrator
   -> letter
 * [Type to Ines, "STOP SHOUTING AT HIM. HE CAN READ SMALL LETTERS." # ev: com=0]
   Now both phones are shouting. Three people look at each other over the top of them. # prop: ring phone # pose: tomasz hide # feel: tomasz worried, ines surprised, amara worried, you mad # who: narrator
   Phones down? We're all in the same closet. # pose: amara wave, tomasz stand # feel: you okay # who: amara # face: calm
   It's JAM. I mean, it's jam. # pose: ines clutch phone, amara stand # feel: you surprised, tomasz surprised # who: ines # face: worried
   -> letter

=== letter
One more message has to go out today, to Nadia Haddad's daughter. She has never met any of you. # camera: wide # move: ines to 7.6 # prop: put laptop at 4.4, light laptop # pose: ines stand, tomasz stand, amara stand # feel: you calm, ines happy, tomasz happy, amara calm # who: narrator
Which one sounds the way we mean it? # camera: close laptop # pose: amara point # who: amara # face: calm # ask: letter # hint: Read each one in the voice of someone having a bad day.
 * [Be at the Hall on Friday at three. # ev: com=0]
   Hmm. I'd think I was being arrested. # camera: wide # pose: amara shrug # feel: you surprised # who: amara # face: okay
   You add "We would love it if you could," and it stops sounding like the police. # pose: you hold, amara stand # feel: you okay, amara happy # who: narrator
   -> honest
 * [Friday 3? Can't wait!!!! You're gonna love the closet!!!! # ev: com=1]
   It is friendly. It is friendly like a large wet dog. # camera: wide # pose: tomasz shrug # feel: you excited, amara happy # who: tomasz # face: okay
   You take out seven of the eight exclamation points, and say what the closet is. # pose: you hold, tomasz stand # feel: you okay # who: narrator
   -> honest
 * [Could you come on Friday at three? We'd love to hear about your mother's switchboard. # ev: com=2]
   I would come. I would bring a cake. # camera: wide # pose: tomasz rest # feel: you happy, amara happy, ines happy # who: tomasz # face: happy
   -> honest

=== honest
Last one. Ines reads you her opening, out loud. The start is lovely. The middle has been going on for some time. # camera: wide # prop: gone laptop # move: ines to 4.8 # pose: ines hold cue-card, you stand, tomasz stand, amara rest # feel: ines happy, you calm, tomasz calm, amara calm # who: narrator
So? Honestly? # camera: two you ines # pose: ines clutch cue-card # who: ines # face: worried # ask: honest # hint: What works, what didn't, and one idea.
 * [It's great! Maybe shorter? Or not! It's great! # ev: com=1]
   So is it great, or is it shorter? # pose: ines shrug cue-card # feel: you worried # who: ines # face: worried
   You take a breath, and point to the exact line where you got lost. # pose: you point, ines hold cue-card # feel: you okay, ines okay # who: narrator
   -> finish
 * [It's too long. # ev: com=0]
   All of it? # pose: ines rest cue-card # feel: you okay # who: ines # face: sad
   Not the bell. The bell is lovely. It's the part after. # pose: you wave, ines hold cue-card # feel: ines okay # who: you # face: okay # play: echo
   -> finish
 * [The bell gave me chills. I got lost after it. Could we cut to your last line? # ev: com=2]
   Ooh. Bell, nothing, last line. That's so much better. That is annoyingly better. # pose: ines lift cue-card # feel: you happy, tomasz happy # who: ines # face: happy
   -> finish

=== finish
At 5:15 the chat lights up. # camera: wide # pose: ines hold phone, you stand, tomasz stand # prop: light phone # feel: ines happy, you happy, tomasz calm, amara happy # who: narrator
Ines: "THE OPENING IS PERFECT. THIS IS ME SPEAKING SOFTLY." # camera: close ines # feel: ines excited # who: narrator
Tomasz: "Fine. (Good.)" # camera: wide # pose: tomasz wave, ines cheer phone, amara cheer, you wave # fx: sparkle # feel: tomasz happy, ines happy, you happy, amara happy # who: narrator # keepsake: clear-line
-> END
