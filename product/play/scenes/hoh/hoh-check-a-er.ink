// Bad Take. Hall of Heroes, the studio, check A. Grades 6-8.
# id: hoh-check-a-er
# title: Bad Take
# kind: check
# skill: er
# also: ic, coop, ini
# max_words: 22
# place: studio
VAR cool = 0
-> start

=== start
It is your turn to read the story. Not a question, not a joke. The whole story, start to end. # who: narrator
It is about a street sweeper who found wedding rings. You know it by heart. Your heart is the problem. # who: narrator
We roll in five. Nobody breathe near the coats. # who: tomasz # face: calm
Five minutes. Your knees have started without you. # who: narrator # ask: ready
 * [Read the script over and over until the light goes red. # ev: er=1]
   On the ninth reading, the word "broom" stops looking like a word. # who: narrator
   -> kelp
 * [Shake out my hands, then hum one long, low note. # ev: er=2]
   The coats hum back a little. Your knees slow down to a wobble. # who: narrator
   -> kelp
 * [Drink Dev's fizzy thing and jog on the spot. # ev: er=0]
   Now your knees are going, and so is everything else. You burp before the boiler does. # who: narrator
   -> kelp

=== kelp
Take one. "Welcome to the Hall of Ordinary Kelpers," you say. # who: narrator
There is a silence. Then the closet falls apart laughing. # who: narrator
KELPERS! Friends of the seaweed! # who: dev # face: excited
Your ears go hot. # who: you # face: frustrated # ask: kelp
 * [Who even wrote this? It's impossible to say. # ev: er=0]
   I wrote it. You said you loved it. # who: amara # face: sad
   Take two is very polite, and very stiff. # who: narrator
   -> burp
 * [Say "kelpers" once more on purpose, roll my shoulders, go again. # ev: er=2]
   The third "kelpers" gets the last laugh. Take two goes all the way to page two. # who: narrator
   -> burp
 * [Push straight on over the laughing, as if nothing had happened. # ev: er=1]
   You get one more line out. Then you hear "kelp" in your head, and trip on it again. # who: narrator
   -> burp

=== burp
Take six. The red light is on. It is going well, and then the boiler burps, long and deep. # who: narrator
You have the perfect joke. Tomasz has one hand up. Still rolling. # who: narrator # ask: burp
 * [Whisper it, very fast. # ev: ic=1]
   Only Dev hears. Dev snorts. The needle jumps. # who: narrator
   -> manual
 * [Hold on to it until the light goes out. # ev: ic=2]
   The light goes out. You tell it. Tomasz laughs, which sounds like a hinge. # who: narrator
   -> manual
 * [Say it. It won't be funny later. # ev: ic=0]
   It is very funny. It is also in the middle of the saddest part. Take seven. # who: narrator
   -> manual

=== manual
Can I be honest? The middle drags. You sound like the booklet that comes with a dishwasher. # who: ines # face: okay
She says it the way she would say it is raining. Something in your chest goes tight. # who: narrator # ask: manual
 * [Fine. Whatever. I'll do it again, and you can tell me when it's good. # ev: er=1]
   You do it again. It sounds like the same booklet, only slammed. # who: narrator
   -> norec
 * [Then you read it, if you're so great. # ev: er=0]
   I was trying to help! # who: ines # face: mad
   Dev slowly pulls a coat over his head. # who: narrator
   -> norec
 * [Ouch. Give me a second, then show me which line. # ev: er=2]
   ~ cool = cool + 1
   Sorry. That came out pointy. It's this line. You were great right up to here. # who: ines # face: okay
   -> norec

=== norec
Take eleven is the one. You feel it. The ring, the broom, the rain, all of it. Nobody moves. # who: narrator
It was very good. I have to tell you something about the record button. # who: tomasz # face: worried
He did not press it. # who: narrator # ask: norec
 * [Tell them I need two minutes, and go stand out on the steps. # ev: er=2]
   ~ cool = cool + 1
   It is cold, and there is a pigeon. The pigeon has no opinion. You come back in. # who: narrator
   I am sorry. The button has tape on it now, so I can feel it in the dark. # who: tomasz # face: worried
   -> voice
 * [Say, "No, it's fine," with all my teeth. # ev: er=1]
   It does not look fine. # who: tomasz # face: worried
   Nobody in the closet knows where to look. # who: narrator
   -> voice
 * [You had one job. ONE. # ev: er=0]
   Tomasz takes off his headphones and sets them down like eggs. # who: narrator
   I know. # who: tomasz # face: sad
   -> voice

=== voice
By take thirteen your voice has turned to gravel. The story has three parts, and you have about one left in you. # who: narrator # ask: voice
 * [I started it, so I'm finishing it. # ev: coop=0]
   By page two you sound like a gate. Amara brings you hot water and takes page three out of your hand. # who: narrator
   -> amara
 * [Who wants the rain part? I'd like to keep the ring. # ev: coop=2]
   Rain! Me! I have been practicing my rain. # who: dev # face: excited
   And I could do the broom. # who: amara # face: happy
   -> amara
 * [Somebody else do it. All of it. I'm done. # ev: coop=1]
   All of it? You're the only one who does the ring right. # who: amara # face: worried
   In the end you keep one paragraph. # who: narrator
   -> amara

=== amara
Amara steps up and reads her page. One take. No kelp. It is perfect. # who: narrator
The whole closet cheers. You had fourteen tries. Your stomach drops like an elevator. # who: narrator # ask: amara
 * [Well, it's easy after hearing me do it fourteen times. # ev: er=0]
   Oh. # who: amara # face: sad
   The cheering stops as if someone had found the button. # who: narrator
   -> peek
 * [Clap a bit and study my shoes. # ev: er=1]
   They are the same shoes as before. When you look up, Amara is watching you. # who: narrator
   -> peek
 * [Let it sting for a second, then tell her it was good. # ev: er=2]
   ~ cool = cool + 1
   Really? I copied how you slow down at the ring. # who: amara # face: happy
   -> peek

=== peek
The coats move. A small kid from the museum tour is looking in at you between two sleeves. # who: narrator
"Is this where the voices live?" the kid says. # who: narrator # ask: peek
 * [Point at the DO NOT ENTER sign and smile. # ev: ini=1]
   The kid cannot read yet, but smiles back. A teacher's arm comes in and takes the kid away. # who: narrator
   -> comment
 * [Slide the coats shut. # ev: ini=0]
   Two shoes stay there under the hems for a while. Then they go. # who: narrator
   -> comment
 * [They do. Want to hear yours? # ev: ini=2]
   The kid says "broom" into the mic, and hears it back, and screams with joy. So does the mic. # who: narrator
   -> comment

=== comment
By Monday the episode is out. There are nine nice comments. There is also this one. # who: narrator
"Who's the nervous one lol." # who: narrator # ask: comment
 * [Hide it, and say nothing to anyone. # ev: er=1]
   It is gone from the screen. It comes back at bedtime, in your own voice. # who: narrator
   -> finish
 * [Show Amara. "This one stung." # ev: er=2]
   ~ cool = cool + 1
   Lol yourself, comment. You found a hundred rings in the rain. # who: amara # face: determined
   It is still there. It has gotten smaller. # who: narrator
   -> finish
 * [Scroll on, in case there are more. # ev: er=0]
   There are none. You check four more times, and miss the start of math. # who: narrator
   -> finish

=== finish
{ cool > 1:
    On Tuesday you are back in the closet, with hot water and a new script. # who: narrator
- else:
    On Tuesday you walk past the closet twice before you go in. There is hot water, and a new script. # who: narrator
}
Tomasz has put tape on the record button. On the tape he has drawn a very small piece of kelp. # who: narrator
Take one. # who: tomasz # face: happy
-> END
