// Tone Check. Hall of Heroes, the studio, communication, lesson 1. Grades 6-8.
# id: hoh-com-1
# title: Tone Check
# kind: lesson
# skill: com
# also: emp
# max_words: 22
# place: studio
-> start

=== start
The crew chat, Thursday, 4:02. # who: narrator
Ines: "TOMASZ WHERE IS THE SOUND FOR THE OPENING." Tomasz: "Fine." That is the whole chat. # who: narrator
He's furious. Look at that period. That is the angriest period I ever saw. # who: ines # face: worried
She holds the phone up so you can judge the period for yourself. # who: narrator # ask: fine # hint: Try saying "Fine" out loud three different ways.
 * [Oh yeah. That's a mad one. # ev: com=0]
   I knew it! # who: ines # face: sad
   Say it happy, though. "Fine!" Say it tired. "Fine." Same letters. # who: amara # face: calm
   -> board
 * [Let's see what Dev thinks it means. # ev: com=1]
   I think it means fine. But I also think most soups are tea. # who: dev # face: happy
   Maybe we go to the person who typed it. # who: amara # face: calm
   -> board
 * [It could mean three things. We should ask him. # ev: com=2]
   Three? # who: ines # face: surprised
   Good, busy, or not fine at all. Typing squashes them flat. # who: amara # face: happy
   -> board

=== board
On the way to find him, you pass the old telephone switchboard. # who: narrator # place: gallery
Nadia Haddad connected every call in town. When a voice came through crackly, she never guessed the word. # who: amara # face: excited
She had one sentence taped to the board. "I heard this. Is that what you sent?" # who: amara # face: happy
Tomasz is behind the coats with his headphones on. His face is his usual face. # who: narrator # place: studio
How do you ask him? # who: you # ask: ask # hint: Nadia's sentence has two parts: what you heard, and a real question.
 * [Wow. "Fine." With a period and everything. # ev: com=0]
   Is that bad? That is where periods go. # who: tomasz # face: worried
   He didn't hear a question in that. Try him again, with the tape sentence. # who: amara # face: calm
   -> again
 * [Are you mad at Ines? # ev: com=1]
   Mad? No. Why, is she mad at me? # who: tomasz # face: worried
   Now there are two worried people. But at least you asked. # who: amara # face: okay
   -> listen
 * [I read "Fine." Did you mean good, or not good? # ev: com=2]
   Neither. I meant, fine, I am doing it now. I had a microphone in my teeth. # who: tomasz # face: surprised
   -> listen

=== again
Second try. # who: amara # face: calm # ask: ask2 # hint: Start with "I read."
 * [I read "Fine," and I couldn't tell. Are you okay? # ev: com=1]
   Oh. Yes. I had a microphone in my teeth. It was hard to type. # who: tomasz # face: okay
   -> listen
 * [So are you fine or FINE? # ev: com=0]
   I am... Tomasz. # who: tomasz # face: surprised
   He had a microphone in his teeth, it turns out. It made for short messages. # who: narrator
   -> listen

=== listen
So where is the opening? # who: ines # face: worried
First is the bell from the switchboard. Then two seconds of nothing. Then your voice comes in, with no music. # who: tomasz # face: determined
He says it once, and he says it to his shoes. What were the three parts? # who: narrator # play: listen items=switchboard-bell,two-seconds-of-nothing,ines-with-no-music decoys=drum-roll,ten-seconds-of-rain,everyone-shouting-hello # ask: listen # hint: It starts with a noise, then a gap, then a person.
 * [three # out: r3 # ev: com=2]
   That is exactly it. You even got the nothing. People skip the nothing. # who: tomasz # face: happy
   -> caps
 * [two # out: r2 # ev: com=1]
   Nearly. Say it back to me and I will fill in the hole. # who: tomasz # face: okay
   Bell, nothing, Ines. You've got it now. # who: amara # face: happy
   -> caps
 * [one or none # out: r1 # ev: com=0]
   It was quick. Bell. Nothing. Ines. # who: tomasz # face: calm
   You say it back to him: bell, nothing, Ines. # who: narrator
   -> caps

=== caps
Also, she was shouting. In capitals. I typed "Fine" very carefully so that she would stop. # who: tomasz # face: sad
Across the closet, Ines is hitting her phone against her knee. The caps key is stuck. # who: narrator
What do you do with that? # who: you # ask: caps # hint: You can see something that each of them can't.
 * [Tell him, "That's just how she types." # ev: com=1, emp=1]
   It is loud, how she types. # who: tomasz # face: okay
   Go and look at her phone. It's kind of the whole story. # who: amara # face: happy
   -> letter
 * [Say, "It sounded like shouting to you. Let's ask how she meant it." # ev: com=2, emp=2]
   How did I mean it? I meant it SMALL! The key is STUCK! There's JAM in it! # who: ines # face: surprised
   Tomasz laughs like a hinge. # who: narrator
   -> letter
 * [Type to Ines, "STOP SHOUTING AT HIM." # ev: com=0, emp=0]
   Now both phones are shouting. Three people look at each other over the top of them. # who: narrator
   Phones down? We're all in the same closet. # who: amara # face: calm
   It's JAM. I mean, it's jam. # who: ines # face: worried
   -> letter

=== letter
One more message has to go out today, to Nadia Haddad's daughter. She has never met any of you. # who: narrator
Which one sounds the way we mean it? # who: amara # face: calm # ask: letter # hint: Read each one in the voice of someone having a bad day.
 * [Be at the Hall on Friday at three. # ev: com=0]
   Hmm. I'd think I was being arrested. # who: amara # face: okay
   You add "We would love it if you could," and it stops sounding like the police. # who: narrator
   -> honest
 * [Friday 3? Can't wait!!!! You're gonna love the closet!!!! # ev: com=1]
   It is friendly. It is friendly like a large wet dog. # who: tomasz # face: okay
   You take out seven of the eight exclamation points, and say what the closet is. # who: narrator
   -> honest
 * [Could you come on Friday at three? We'd love to hear about your mother's switchboard. # ev: com=2]
   I would come. I would bring a cake. # who: tomasz # face: happy
   -> honest

=== honest
Last one. Ines reads you her opening, out loud. The start is lovely. The middle has been going on for some time. # who: narrator
So? Honestly? # who: ines # face: worried # ask: honest # hint: What works, what didn't, and one idea.
 * [It's great! Maybe shorter? Or not! It's great! # ev: com=1, emp=1]
   So is it great, or is it shorter? # who: ines # face: worried
   You take a breath, and point to the exact line where you got lost. # who: narrator
   -> finish
 * [It's too long. # ev: com=0, emp=0]
   All of it? # who: ines # face: sad
   Not the bell. The bell is lovely. It's the part after. # who: you # face: okay
   -> finish
 * [The bell gave me chills. I got lost after it. Could we cut to your last line? # ev: com=2, emp=2]
   Ooh. Bell, nothing, last line. That's so much better. That is annoyingly better. # who: ines # face: happy
   -> finish

=== finish
At 5:15 the chat lights up. # who: narrator
Ines: "THE OPENING IS PERFECT. THIS IS ME SPEAKING SOFTLY." # who: narrator
Tomasz: "Fine. (Good.)" # who: narrator # badge: clear-line
-> END
