// The Plaque. Hall of Heroes, the gallery, check A. Grades 6-8.
# id: hoh-check-a-emp
# title: The Plaque
# kind: check
# skill: emp
# also: com, coop, ini
# max_words: 22
# place: gallery
VAR told = 0
-> start

=== start
The Hall has a new plaque. It is for the people who kept the footbridge open on the night of the flood. # prop: put plaque at 7 # enter: you at 2.4, ines at 5.7, tomasz at 4, dev at 8.6 # feel: you happy, ines proud, tomasz calm, dev happy # who: narrator
The plaque is made of brass. Ines wrote it. She has not stopped polishing it since Tuesday. # camera: close plaque # prop: open plaque # pose: ines reach # who: narrator
Three months of work. Six names. Picture it: the curtain drops, people weep. # camera: wide # pose: ines lift # prop: cover plaque # who: ines # face: proud
I have a drum roll ready. It is mostly spoons. # pose: dev lift spoon, ines stand # who: dev # face: happy
Tomasz reads the plaque. He reads it again. His eyes stop at the last name. # prop: open plaque # move: tomasz to 5.7, ines to 4.4 # pose: dev stand, tomasz stand # feel: tomasz surprised, ines proud, you okay # who: narrator
Nice font. # camera: two tomasz ines # feel: ines happy # who: tomasz # face: sad
How is Tomasz feeling? # camera: close tomasz # who: narrator # play: faces # ask: feel
 * [Fine. # out: okay # ev: emp=0]
   He says nothing more. He goes and stands by the photographs. # camera: wide # move: tomasz to 4.7, ines to 5.9 # pose: tomasz rest # feel: tomasz sad # who: narrator
   -> cause
 * [Hurt. # out: sad # ev: emp=2]
   He says nothing more. He goes and stands by the photographs. # camera: wide # move: tomasz to 4.7, ines to 5.9 # pose: tomasz rest # feel: tomasz sad # who: narrator
   -> cause
 * [Annoyed. # out: frustrated # ev: emp=1]
   He says nothing more. He goes and stands by the photographs. # camera: wide # move: tomasz to 4.7, ines to 5.9 # pose: tomasz rest # feel: tomasz sad # who: narrator
   -> cause

=== cause
On the wall is a photo of the bridge that night. You count seven people holding the rope. # pose: you point # feel: you surprised # who: narrator
The seventh is a woman in a big wool hat. Tomasz wears that hat. He is wearing it now. # camera: close tomasz # pose: you stand # who: narrator
What do you think is going on? # camera: close you # feel: you okay # who: narrator # ask: cause
 * [He worked on the sound, and nobody thanked him. # ev: emp=1]
   You watch him touch the corner of the photo frame, just once, to straighten it. # camera: wide # pose: tomasz lift # who: narrator
   -> talk
 * [Plaques aren't really his thing. # ev: emp=0]
   You watch him touch the corner of the photo frame, just once, to straighten it. # camera: wide # pose: tomasz lift # who: narrator
   -> talk
 * [Someone of his was there, and she isn't on it. # ev: emp=2]
   You watch him touch the corner of the photo frame, just once, to straighten it. # camera: wide # pose: tomasz lift # who: narrator
   -> talk

=== talk
You go and stand by him. He does not move away. # move: you to 3.6 # camera: two you tomasz # pose: tomasz stand # feel: ines okay, you calm # who: narrator # ask: talk
 * [You okay? You've gone quiet. # ev: emp=1]
   I am always quiet. # pose: tomasz shrug # who: tomasz # face: okay
   Then he nods at the woman in the hat. "My grandma." # pose: tomasz point, tomasz nod # feel: tomasz sad # who: narrator
   -> ines
 * [Who's the woman in your hat? # ev: emp=2]
   My grandma Halina. She held the rope for nine hours. She still says her left hand is the strong one. # pose: tomasz hold # feel: you happy # who: tomasz # face: calm
   -> ines
 * [Six names is already a lot for one plaque. # ev: emp=0]
   It is. Seven would be one more. # pose: tomasz rest # who: tomasz # face: sad
   He nods at the woman in the hat. "My grandma." # pose: tomasz point, tomasz nod # feel: tomasz sad # who: narrator
   -> ines

=== ines
Tomasz tells the others. It takes him nine words. # camera: wide # enter: amara from right at 9 # move: dev to 8.1 # pose: tomasz stand # feel: tomasz okay, ines surprised, dev surprised, amara worried, you okay # who: narrator
It can't be wrong. I checked it four times! I read the whole newspaper from that week! Even the chess page! # pose: ines fists # who: ines # face: mad
The polishing cloth is shaking a little in her hand. # camera: close ines # pose: ines clutch # feel: ines worried # who: narrator # ask: ines
 * [Well, everybody makes mistakes. You should see my math. # ev: emp=1]
   Not in BRASS, they don't. # camera: wide # pose: ines shrug # who: ines # face: sad
   -> plan
 * [Guess you needed a fifth time. # ev: emp=0]
   Ines puts the cloth over the plaque. Then, more or less, she puts it over her face. # camera: wide # prop: cover plaque # pose: ines hide # feel: ines sad, tomasz worried # who: narrator
   -> plan
 * [Three months, and then this. That must hurt. # ev: emp=2]
   It does. It really does. # camera: wide # pose: ines rest # who: ines # face: sad
   She blows out a long breath. "The newspaper left her out. So I did too." # pose: ines stand # feel: ines okay # who: narrator
   -> plan

=== plan
The curtain is meant to drop at four. It is ten past three. # camera: wide # prop: cover plaque # pose: ines stand, tomasz stand, you stand, dev stand # feel: ines worried, tomasz okay, amara okay, dev worried, you okay # who: narrator # ask: plan
 * [Ines wrote it, so Ines should fix it. # ev: coop=1]
   Alone? With what, a spoon? # pose: ines shrug # who: ines # face: worried
   It turns out that Amara already has her coat on. "Archive," she says. "Come on." # pose: amara hold coat, ines stand # feel: amara determined, ines surprised # who: narrator
   -> tell
 * [Let's say nothing. The grown-ups can sort it out after. # ev: coop=0]
   After is when everybody has read it. # pose: tomasz stand # who: tomasz # face: frustrated
   Amara already has her coat on. "I'm checking the archive," she says. # pose: amara hold coat # feel: amara determined # who: narrator
   -> tell
 * [Amara takes the archive, Tomasz calls his grandma, Ines and I do the new words. # ev: coop=2]
   And I will stall. I have forty minutes of spoons. # pose: dev lift spoon, amara hold coat # feel: amara determined, ines determined, tomasz determined # who: dev # face: determined
   -> tell

=== tell
Mr. Quispe, who runs the Hall, comes by with the curtain rope over his arm. "All well?" he says. # enter: quispe from left at 1.8 # camera: wide # exit: amara right # pose: dev stand, ines stand, you stand, quispe hold rope # feel: you surprised, ines worried, tomasz okay, dev worried, quispe happy # who: narrator # ask: tell
 * [There's kind of a thing with the plaque, but it's probably nothing, or not nothing. # ev: com=1]
   "What kind of a thing?" It takes him six questions to find out. # pose: you shrug, quispe shrug rope # feel: you worried, quispe surprised # who: narrator
   "Then we had better look at that photo," he says, and he puts the rope down. # pose: tomasz point, you stand, quispe stand # feel: you okay, ines worried, quispe calm # who: narrator
   -> hat
 * [There's a seventh person in the photo. Could the curtain wait while we check? # ev: com=2]
   ~ told = 1
   He looks at the photo for a long time. He counts under his breath. "The curtain can wait," he says. # pose: you point, tomasz point, quispe hold rope # feel: you determined, tomasz okay, quispe surprised # who: narrator
   -> hat
 * [Yep. Lovely rope. # ev: com=0]
   "Thank you," he says. Then he sees all your faces, and then the photo. # pose: quispe hold rope # feel: you happy, ines worried, tomasz sad, dev worried, quispe surprised # who: narrator
   "Ah," says Mr. Quispe. He counts to seven and puts the rope down. # pose: tomasz point, quispe stand # feel: you okay, quispe calm # who: narrator
   -> hat

=== hat
At twenty to four a small woman comes in out of the rain. She hands you her umbrella. It is Grandma Halina. # move: dev to 8.7 # enter: halina from left at 2.3 # exit: quispe left # prop: put rope at 1, gone rope, open plaque # pose: you hold umbrella, tomasz stand, ines stand # feel: tomasz happy, you surprised, ines worried, dev okay, halina happy # who: narrator
"All this fuss," she says. "Leave it be. It is a small thing." # pose: tomasz comfort, halina wave # feel: tomasz worried, you okay, halina okay # who: narrator
Her thumb is on the brass, just under the sixth name, where there is nothing. # feel: halina calm # pose: halina reach left # move: halina to 7.7 # camera: close plaque # who: narrator # ask: hat
 * [It doesn't look small. Would you tell us about that night? # ev: emp=2]
   "Well," she says, and sits down. "First of all, it was my rope." # camera: wide # pose: tomasz sit, you hold umbrella, halina sit # feel: tomasz happy, you happy, ines surprised, halina happy # who: narrator
   -> back
 * [Okay. Thanks for being so nice about it! We were really worried! # ev: emp=0]
   "Of course," she says. She takes her thumb away and asks where the bathroom is. # camera: wide # pose: tomasz rest, halina stand # feel: tomasz sad, you happy, ines okay, halina okay # who: narrator
   -> back
 * [Are you sure? # ev: emp=1]
   "Sure, sure," she says. Her thumb stays where it is. # camera: wide # pose: tomasz rest, halina reach left # feel: tomasz okay, you okay, halina okay # who: narrator
   -> back

=== back
People are coming in now. By the coat rack stands an old man with a bunch of carrots, leaves and all. # enter: osei from left at 1.2 # exit: ines right # camera: wide # prop: put coat at 2.2 # move: tomasz to 4.7 # pose: you stand, tomasz stand, halina stand, osei hold # feel: tomasz okay, you okay, dev okay, osei worried, halina okay # who: narrator
It is Mr. Osei, one of the six. Nobody is talking to him. He looks ready to leave. # camera: close osei # who: narrator # ask: back
 * [Wait and see if he comes in. # ev: ini=0]
   He reads every label on the coat rack. Then Grandma Halina sees him. "Kofi! You brought carrots!" # move: halina to 2.4 # camera: wide # pose: you rest, halina cheer, osei wave # feel: tomasz happy, halina excited, osei happy # who: narrator
   -> dev
 * [Send Dev over with a chair and a friendly spoon. # ev: ini=1]
   Mr. Osei accepts both, and looks at the spoon from several sides. # camera: wide # move: dev to 2.2 # pose: dev lift spoon, you point, osei shrug # feel: dev happy, osei surprised # who: narrator
   -> dev
 * [Go and ask him about the carrots. # ev: ini=2]
   "For Halina," he says. "We ate raw carrots all that night. It was what she had in her coat." # pose: osei reach # camera: wide # move: you to 2.2 # feel: you happy, osei happy # who: narrator
   -> dev

=== dev
While everyone waits, Dev fills the time at the microphone. # enter: ines from right at 5.9 # exit: osei left # camera: close dev # prop: gone coat # move: halina to 1.2, dev to 8.1, you to 3.6 # pose: dev lift microphone, you stand, ines stand, halina stand # feel: dev happy, you okay, tomasz okay, halina calm, ines okay # who: narrator
So nobody wrote down Halina. Maybe she only brought the snacks? # pose: dev cheer microphone # camera: close dev # who: dev # face: happy
Nobody laughs. Tomasz looks at the floor. Dev goes red, right up to his hair. # camera: wide # fx: hush # pose: dev hold microphone # feel: dev surprised, tomasz sad, ines worried, you worried, halina surprised # who: narrator
Oh no. I didn't mean it like that. # camera: close dev # pose: dev clutch microphone # who: dev # face: worried # ask: dev
 * [Go stand by him. "That sounded mean. Want to try again?" # ev: emp=2]
   Dev nods. He finds Tomasz first, not the microphone. They talk with their heads down. # camera: wide # move: tomasz to 4.6, dev to 3.4, you to 2.2 # pose: dev rest, tomasz rest, you stand # feel: dev okay, tomasz okay, you calm # who: narrator
   -> words
 * [Whisper, "Don't worry, nobody heard." # ev: emp=1]
   "Everybody heard," Dev whispers back. "I had the mic." # camera: wide # move: you to 9 # pose: dev hold microphone # feel: dev sad, you worried # who: narrator
   -> words
 * [Take the mic. "Sorry, folks. He's always like this. Just ignore him." # ev: emp=0]
   That gets a laugh. Dev laughs as well, and goes to sit behind the curtain. # camera: wide # move: dev to 9 # pose: you lift microphone, dev hide # feel: you happy, dev sad, ines okay, tomasz okay # who: narrator
   -> words

=== words
There is just enough brass left for one more line. Mr. Quispe has his engraving pen ready. # enter: quispe from right at 8 # exit: halina left # camera: close plaque # fx: hush off # prop: open plaque # move: you to 2.6, tomasz to 4, dev to 9 # pose: dev stand, you stand, tomasz stand, quispe reach left # feel: dev okay, ines okay, tomasz okay, you okay, quispe calm # who: narrator
What should it say? # camera: wide # pose: ines hold cue-card # who: ines # face: worried # ask: words
 * [With special thanks also to Halina Nowak. # ev: emp=1]
   Mr. Quispe cuts each letter slowly. The "also" takes a while. # camera: close plaque # pose: ines stand, quispe reach left # feel: ines okay, tomasz okay, quispe determined # who: narrator
   -> finish
 * [Halina Nowak, who brought the rope. # ev: emp=2]
   Mr. Quispe cuts each letter slowly. Tomasz holds the lamp. # camera: wide # pose: tomasz hold lamp, ines stand, quispe reach left # prop: light lamp # feel: tomasz happy, ines happy, quispe determined # who: narrator
   -> finish
 * [Corrected edition. # ev: emp=0]
   "It is a plaque, not a schoolbook," says Mr. Quispe gently. He cuts "Halina Nowak," and nothing else. # camera: close plaque # pose: ines stand, quispe shrug # feel: ines worried, quispe calm # who: narrator
   -> finish

=== finish
{ told:
    The curtain drops at half past four. Nobody minds the wait. There were spoons. # camera: wide # prop: open plaque # fx: sparkle # pose: tomasz stand, dev lift spoon, ines cheer, quispe cheer # feel: tomasz happy, ines proud, dev happy, you happy, quispe happy # who: narrator
- else:
    The curtain drops at nearly five. By then, most of the carrots are gone. # camera: wide # prop: open plaque # fx: sparkle # pose: tomasz stand, dev stand, ines rest, quispe rest # feel: tomasz calm, ines okay, dev okay, you okay, quispe calm # who: narrator
}
Grandma Halina reads the plaque twice. Then she pulls the hat off Tomasz and puts it on. # camera: two halina tomasz # exit: quispe right # enter: halina from left at 5 # prop: open plaque # pose: halina reach left # feel: tomasz surprised, halina happy # who: narrator
Nice font. # camera: close tomasz # pose: tomasz rest # who: tomasz # face: happy # keepsake: toy-plaque
-> END
