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
It is your turn to read the story. Not a question, not a joke. The whole story, start to end. # prop: put recorder at 5.2 # enter: you at 3.6, ines at 2, tomasz at 6.4, dev at 7.6, amara at 8.9 # pose: you hold cue-card # feel: you worried, ines calm, tomasz calm, dev happy, amara happy # who: narrator
It is about a street sweeper who found wedding rings. You know every word, and you are still nervous. # camera: close you # pose: you clutch cue-card # who: narrator
We roll in five. Nobody breathe near the coats. # camera: wide # pose: tomasz lift # who: tomasz # face: calm
Five minutes. Your knees are shaking. # pose: tomasz stand # camera: close you # feel: you worried # who: narrator # ask: ready
 * [Read the script over and over until the light goes red. # ev: er=1]
   On the ninth reading, the word "broom" stops looking like a word. # camera: wide # pose: you hold cue-card # feel: you surprised # who: narrator
   -> kelp
 * [Shake out my hands, then hum one long, low note. # ev: er=2]
   The coats hum back a little. Your knees slow down to a wobble. # camera: wide # pose: you rest # feel: you calm # who: narrator
   -> kelp
 * [Drink Dev's fizzy thing and jog on the spot. # ev: er=0]
   Now your knees are going, and so is everything else. You burp before the boiler does. # camera: wide # pose: you cheer, you hop # feel: you excited, dev surprised # who: narrator
   -> kelp

=== kelp
Take one. "Welcome to the Hall of Ordinary Kelpers," you say. # camera: wide # prop: light recorder # pose: you hold microphone, tomasz lift, ines stand, dev stand, amara stand # feel: you determined, dev happy, tomasz calm, ines calm, amara happy # who: narrator
There is a silence. Then everybody in the closet laughs. # fx: shake # pose: dev clutch, ines clutch, amara clutch, tomasz rest # feel: dev excited, ines happy, amara happy, tomasz happy, you surprised # who: narrator
KELPERS! Friends of the seaweed! # pose: dev cheer # who: dev # face: excited
Your ears go hot. # camera: close you # pose: you clutch microphone # feel: you frustrated # who: narrator # ask: kelp
 * [Who even wrote this? It's impossible to say. # ev: er=0]
   I wrote it. You said you loved it. # camera: two you amara # pose: amara stand # who: amara # face: sad
   Take two is very polite, and very stiff. # camera: wide # pose: you stand, dev stand, ines stand # feel: you frustrated, dev okay, ines okay # who: narrator
   -> burp
 * [Say "kelpers" once more on purpose, roll my shoulders, go again. # ev: er=2]
   The third "kelpers" gets the last laugh. Take two goes all the way to page two. # camera: wide # pose: you lift microphone, dev cheer # feel: you happy, amara happy, ines happy # who: narrator
   -> burp
 * [Push straight on over the laughing, as if nothing had happened. # ev: er=1]
   You get one more line out. Then you hear "kelp" in your head, and trip on it again. # camera: wide # pose: you hold microphone # feel: you surprised, dev happy # who: narrator
   -> burp

=== burp
Take six. The red light is on. It is going well, and then the boiler burps, long and deep. # camera: wide # fx: shake # prop: light recorder # pose: you hold microphone, dev stand, ines stand, amara stand, tomasz stand # feel: you surprised, dev surprised, ines okay, amara okay, tomasz surprised # who: narrator
You have the perfect joke. Tomasz has one hand up. Still rolling. # pose: tomasz lift # feel: you excited, tomasz determined # who: narrator # ask: burp
 * [Whisper it, very fast. # ev: ic=1]
   Only Dev hears. Dev snorts. The needle jumps. # pose: dev clutch, tomasz clutch # feel: dev excited, tomasz surprised, you happy # who: narrator
   -> manual
 * [Hold on to it until the light goes out. # ev: ic=2]
   The light goes out. You tell it. Tomasz laughs, which sounds like a hinge. # prop: dim recorder # pose: tomasz clutch, you wave microphone # feel: tomasz happy, you happy, dev happy # who: narrator
   -> manual
 * [Say it. It won't be funny later. # ev: ic=0]
   It is very funny. It is also in the middle of the saddest part. Take seven. # pose: tomasz shrug, dev cheer, you wave microphone # feel: tomasz worried, dev excited, you happy, amara worried # who: narrator
   -> manual

=== manual
Can I be honest? The middle is too slow. You sound as if you were reading out a shopping list. # prop: dim recorder # move: ines to 2.2 # pose: ines rest, tomasz stand, dev stand, you stand # camera: two ines you # feel: you okay, tomasz calm, dev okay, amara okay # who: ines # face: okay
She is not angry. She just says it. Your chest goes tight. # camera: close you # pose: you clutch # feel: you worried # who: narrator # ask: manual
 * [Fine. Whatever. I'll do it again, and you can tell me when it's good. # ev: er=1]
   You do it again. It sounds like the same list, only louder. # camera: wide # pose: you hold microphone # feel: you frustrated # who: narrator
   -> norec
 * [Then you read it, if you're so great. # ev: er=0]
   I was trying to help! # camera: wide # pose: ines shrug, you fists # feel: you mad # who: ines # face: mad
   Dev slowly pulls a coat over his head. # prop: put coat at 7.6 # pose: dev hide, you stand, ines rest # feel: dev worried, amara worried, tomasz worried # who: narrator
   -> norec
 * [Ouch. Give me a second, then show me which line. # ev: er=2]
   ~ cool = cool + 1
   Sorry. That came out pointy. It's this line. You were great right up to here. # camera: two ines you # pose: ines point, you rest # feel: you okay # who: ines # face: okay
   -> norec

=== norec
Take eleven is the one. You feel it. The ring, the broom, the rain, all of it. Nobody moves. # camera: wide # fx: hush # prop: put coat at 7.6, gone coat # pose: you hold microphone, ines rest, tomasz rest, dev rest, amara rest # feel: you proud, ines happy, tomasz calm, dev happy, amara happy # who: narrator
It was very good. I have to tell you something about the record button. # fx: hush off # pose: tomasz hold headphones # feel: you happy # who: tomasz # face: worried
He did not press it. # camera: close recorder # pose: tomasz clutch # feel: you surprised, ines surprised, dev surprised, amara surprised # who: narrator # ask: norec
 * [Tell them I need two minutes, and go stand out on the steps. # ev: er=2]
   ~ cool = cool + 1
   It is cold, and there is a pigeon. The pigeon has no opinion. You come back in. # camera: wide # exit: you left # feel: you frustrated, tomasz worried # who: narrator
   I am sorry. The button has tape on it now, so I can feel it in the dark. # enter: you from left at 3.6 # pose: tomasz hold # feel: you calm # who: tomasz # face: worried
   -> voice
 * [Say, "No, it's fine," and smile very hard. # ev: er=1]
   It does not look fine. # camera: wide # pose: you hold # feel: you happy # who: tomasz # face: worried
   Nobody in the closet knows where to look. # pose: ines rest, dev rest, amara rest # feel: ines worried, dev worried, amara worried # who: narrator
   -> voice
 * [You had one job. ONE. # ev: er=0]
   Tomasz takes off his headphones and sets them down like eggs. # camera: wide # pose: tomasz hold headphones, you point # feel: tomasz sad, you mad, ines worried, dev worried, amara worried # who: narrator
   I know. # pose: tomasz rest, you stand # who: tomasz # face: sad
   -> voice

=== voice
By take thirteen your voice is hoarse. The story has three parts, and you can manage one more. # camera: wide # pose: you clutch, tomasz stand, ines stand, dev stand, amara stand # feel: you worried, tomasz okay, ines okay, dev okay, amara okay # who: narrator # ask: voice
 * [I started it, so I'm finishing it. # ev: coop=0]
   By page two you sound like a gate. Amara brings you hot water and takes page three out of your hand. # move: amara to 4.7 # pose: you hold cue-card, amara hold # prop: give cue-card to amara # feel: you frustrated, amara worried # who: narrator
   -> amara
 * [Who wants the rain part? I'd like to keep the ring. # ev: coop=2]
   Rain! Me! I have been practicing my rain. # pose: dev cheer, you rest # feel: you okay # who: dev # face: excited
   And I could do the broom. # pose: amara wave, dev stand # feel: dev happy # who: amara # face: happy
   -> amara
 * [Somebody else do it. All of it. I'm done. # ev: coop=1]
   All of it? You're the only one who does the ring right. # pose: amara shrug, you rest # feel: you sad # who: amara # face: worried
   In the end you keep one paragraph. # pose: you hold cue-card, amara stand # feel: you okay, amara okay # who: narrator
   -> amara

=== amara
Amara steps up and reads her page. One take. No kelp. It is perfect. # camera: wide # prop: light recorder # move: you to 3.2, amara to 4.7 # pose: amara hold cue-card, you stand, dev stand # feel: amara proud, you okay, tomasz calm, ines calm, dev calm # who: narrator
The whole closet cheers. You had fourteen tries, and now you feel awful. # pose: tomasz cheer, ines cheer, dev cheer, amara stand # feel: tomasz happy, ines happy, dev excited, amara happy, you surprised # who: narrator # ask: amara
 * [Well, it's easy after hearing me do it fourteen times. # ev: er=0]
   Oh. # camera: two you amara # pose: you rest # feel: you frustrated # who: amara # face: sad
   The cheering stops as if someone had found the button. # camera: wide # pose: tomasz stand, ines stand, dev stand # feel: tomasz okay, ines surprised, dev surprised # who: narrator
   -> peek
 * [Clap a bit and study my shoes. # ev: er=1]
   They are the same shoes as before. When you look up, Amara is watching you. # pose: you rest # feel: you sad, amara okay # who: narrator
   -> peek
 * [Take one slow breath, then tell her it was good. # ev: er=2]
   ~ cool = cool + 1
   Really? I copied how you slow down at the ring. # camera: two you amara # pose: amara clutch # feel: you okay # who: amara # face: happy
   -> peek

=== peek
The coats move. A small kid from the museum tour is looking in at you between two sleeves. # camera: wide # prop: dim recorder # move: amara to 8.9, you to 3.6 # pose: tomasz stand, ines stand, dev stand, amara stand, you stand # feel: you surprised, ines surprised, tomasz surprised, dev surprised, amara happy # who: narrator
"Is this where the voices live?" the kid says. # pose: ines point # feel: you okay # who: narrator # ask: peek
 * [Point at the DO NOT ENTER sign and smile. # ev: ini=1]
   The kid cannot read yet, but smiles back. A teacher's arm comes in and takes the kid away. # pose: you point, ines stand # feel: you happy # who: narrator
   -> comment
 * [Slide the coats shut. # ev: ini=0]
   Two shoes stay there under the hems for a while. Then they go. # pose: you reach, ines stand # feel: you okay # who: narrator
   -> comment
 * [They do. Want to hear yours? # ev: ini=2]
   The kid says "broom" into the mic, and hears it back, and screams with joy. So does the mic. # pose: you reach microphone, ines stand # feel: you happy, ines happy, dev excited, tomasz surprised # who: narrator
   -> comment

=== comment
By Monday the episode is out. There are nine nice comments. There is also this one. # exit: ines left, dev right # pose: you hold phone, tomasz stand # prop: light phone # move: amara to 7.6 # feel: you happy, amara happy, tomasz calm # who: narrator
"Who's the nervous one lol." # camera: close you # feel: you surprised # who: narrator # ask: comment
 * [Hide it, and say nothing to anyone. # ev: er=1]
   It is gone from the screen. It comes back at bedtime, in your own voice. # camera: wide # pose: you rest # feel: you sad # who: narrator
   -> finish
 * [Show Amara. "This one hurt." # ev: er=2]
   ~ cool = cool + 1
   Lol yourself, comment. You found a hundred rings in the rain. # camera: two you amara # move: amara to 4.9 # pose: amara fists # feel: you okay # who: amara # face: determined
   It is still there. It has gotten smaller. # pose: amara stand, you hold phone # feel: you calm # who: narrator
   -> finish
 * [Scroll on, in case there are more. # ev: er=0]
   There are none. You check four more times, and miss the start of math. # camera: wide # pose: you hold phone # feel: you worried # who: narrator
   -> finish

=== finish
{ cool > 1:
    On Tuesday you are back in the closet, with hot water and a new script. # camera: wide # move: amara to 7.6, you to 3.6 # pose: you hold cue-card, amara stand # feel: you calm, amara happy, tomasz happy # who: narrator
- else:
    On Tuesday you walk past the closet twice before you go in. There is hot water, and a new script. # camera: wide # move: amara to 7.6, you to 2.4 slowly # pose: you hold cue-card, amara stand # feel: you okay, amara happy, tomasz okay # who: narrator
}
On the tape of the record button, Tomasz has drawn a very small piece of kelp. # camera: close recorder # pose: tomasz rest # who: narrator
Take one. # camera: wide # move: you to 3.6 # prop: light recorder # pose: tomasz lift # feel: you happy # who: tomasz # face: happy # keepsake: toy-microphone
-> END
