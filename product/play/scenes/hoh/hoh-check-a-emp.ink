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
The Hall has a new plaque. It is for the people who kept the footbridge open on the night of the flood. # who: narrator
The plaque is made of brass. Ines wrote it. She has not stopped polishing it since Tuesday. # who: narrator
Three months of work. Six names. Picture it: the curtain drops, people weep. # who: ines # face: proud
I have a drum roll ready. It is mostly spoons. # who: dev # face: happy
Tomasz reads the plaque. He reads it again. His eyes stop at the last name. # who: narrator
Nice font. # who: tomasz # face: sad
How is Tomasz feeling? # who: you # play: faces # ask: feel
 * [Fine. # out: okay # ev: emp=0]
   He says nothing more. He goes and stands by the photographs. # who: narrator
   -> cause
 * [Hurt. # out: sad # ev: emp=2]
   He says nothing more. He goes and stands by the photographs. # who: narrator
   -> cause
 * [Annoyed. # out: frustrated # ev: emp=1]
   He says nothing more. He goes and stands by the photographs. # who: narrator
   -> cause

=== cause
On the wall is a photo of the bridge that night. You count seven people holding the rope. # who: narrator
The seventh is a woman in a big wool hat. Tomasz wears that hat. He is wearing it now. # who: narrator
What do you think is going on? # who: you # ask: cause
 * [He worked on the sound, and nobody thanked him. # ev: emp=1]
   You watch him touch the corner of the photo frame, just once, to straighten it. # who: narrator
   -> talk
 * [Plaques aren't really his thing. # ev: emp=0]
   You watch him touch the corner of the photo frame, just once, to straighten it. # who: narrator
   -> talk
 * [Someone of his was there, and she isn't on it. # ev: emp=2]
   You watch him touch the corner of the photo frame, just once, to straighten it. # who: narrator
   -> talk

=== talk
You go and stand by him. He does not move away. # who: narrator # ask: talk
 * [You okay? You seem kind of off. # ev: emp=1]
   I am always kind of off. # who: tomasz # face: okay
   Then he nods at the woman in the hat. "My grandma." # who: narrator
   -> ines
 * [Who's the woman in your hat? # ev: emp=2]
   My grandma Halina. She held the rope for nine hours. She still says her left hand is the strong one. # who: tomasz # face: calm
   -> ines
 * [Six names is already a lot for one plaque. # ev: emp=0]
   It is. Seven would be one more. # who: tomasz # face: sad
   He nods at the woman in the hat. "My grandma." # who: narrator
   -> ines

=== ines
Tomasz tells the others. It takes him nine words. # who: narrator
It can't be wrong. I checked it four times! I read the whole newspaper from that week! Even the chess page! # who: ines # face: mad
The polishing cloth is shaking a little in her hand. # who: narrator # ask: ines
 * [Well, everybody makes mistakes. You should see my math. # ev: emp=1]
   Not in BRASS, they don't. # who: ines # face: sad
   -> plan
 * [Guess you needed a fifth time. # ev: emp=0]
   Ines puts the cloth over the plaque. Then, more or less, she puts it over her face. # who: narrator
   -> plan
 * [Three months, and then this. That's rotten. # ev: emp=2]
   It is. It really is. # who: ines # face: sad
   She blows out a long breath. "The newspaper left her out. So I did too." # who: narrator
   -> plan

=== plan
The curtain is meant to drop at four. It is ten past three. # who: narrator # ask: plan
 * [Ines wrote it, so Ines should fix it. # ev: coop=1]
   Alone? With what, a spoon? # who: ines # face: worried
   It turns out that Amara already has her coat on. "Archive," she says. "Come on." # who: narrator
   -> tell
 * [Let's say nothing. The grown-ups can sort it out after. # ev: coop=0]
   After is when it's on the wall. # who: tomasz # face: frustrated
   Amara already has her coat on. "I'm checking the archive," she says. # who: narrator
   -> tell
 * [Amara takes the archive, Tomasz calls his grandma, Ines and I do the new words. # ev: coop=2]
   And I will stall. I have forty minutes of spoons. # who: dev # face: determined
   -> tell

=== tell
Mr. Quispe, who runs the Hall, comes by with the curtain rope over his arm. "All well?" he says. # who: narrator # ask: tell
 * [There's kind of a thing with the plaque, but it's probably nothing, or not nothing. # ev: com=1]
   "What kind of a thing?" It takes him six questions to find out. # who: narrator
   "Then we had better look at that photo," he says, and he puts the rope down. # who: narrator
   -> hat
 * [There's a seventh person in the photo. Could the curtain wait while we check? # ev: com=2]
   ~ told = 1
   He looks at the photo for a long time. He counts under his breath. "The curtain can wait," he says. # who: narrator
   -> hat
 * [Yep. Lovely rope. # ev: com=0]
   "Thank you," he says. Then he sees all your faces, and then the photo. # who: narrator
   "Ah," says Mr. Quispe. He counts to seven and puts the rope down. # who: narrator
   -> hat

=== hat
At twenty to four a small woman comes in out of the rain. She hands you her umbrella. It is Grandma Halina. # who: narrator
"All this fuss," she says. "Leave it be. It is a small thing." # who: narrator
Her thumb is on the brass, just under the sixth name, where there is nothing. # who: narrator # ask: hat
 * [It doesn't look small. Would you tell us about that night? # ev: emp=2]
   "Well," she says, and sits down on the bench. "First of all, it was my rope." # who: narrator
   -> back
 * [Okay. Thanks for being so nice about it! We were really worried! # ev: emp=0]
   "Of course," she says. She takes her thumb away and asks where the bathroom is. # who: narrator
   -> back
 * [Are you sure? # ev: emp=1]
   "Sure, sure," she says. Her thumb stays where it is. # who: narrator
   -> back

=== back
People are coming in now. By the coat rack stands an old man with a bunch of carrots, leaves and all. # who: narrator
It is Mr. Osei, one of the six. Nobody is talking to him. He looks ready to leave. # who: narrator # ask: back
 * [Wait and see if he comes in. # ev: ini=0]
   He reads every label on the coat rack. Then Grandma Halina sees him. "Kofi! You brought carrots!" # who: narrator
   -> dev
 * [Send Dev over with a chair and a friendly spoon. # ev: ini=1]
   Mr. Osei accepts both, and looks at the spoon from several sides. # who: narrator
   -> dev
 * [Go and ask him about the carrots. # ev: ini=2]
   "For Halina," he says. "We ate raw carrots all that night. It was what she had in her coat." # who: narrator
   -> dev

=== dev
While everyone waits, Dev fills the time at the microphone. # who: narrator
So Halina was, what, the seventh wheel? # who: dev # face: happy
Nobody laughs. Tomasz looks at the floor. Dev goes red, right up to his hair. # who: narrator
Oh no. I didn't mean it like that. # who: dev # face: worried # ask: dev
 * [Go stand by him. "That came out sideways. Try again?" # ev: emp=2]
   Dev nods. He finds Tomasz first, not the microphone. They talk with their heads down. # who: narrator
   -> words
 * [Whisper, "Don't worry, nobody heard." # ev: emp=1]
   "Everybody heard," Dev whispers back. "I had the mic." # who: narrator
   -> words
 * [Take the mic and save it. "Sorry, folks. He's always like this." # ev: emp=0]
   That gets a laugh. Dev laughs as well, and goes to sit behind the curtain. # who: narrator
   -> words

=== words
There is just enough brass left for one more line. Mr. Quispe has his engraving pen ready. # who: narrator
What should it say? # who: ines # face: worried # ask: words
 * [With special thanks also to Halina Nowak. # ev: emp=1]
   Mr. Quispe cuts each letter slowly. The "also" takes a while. # who: narrator
   -> finish
 * [Halina Nowak, who brought the rope. # ev: emp=2]
   Mr. Quispe cuts each letter slowly. Tomasz holds the lamp. # who: narrator
   -> finish
 * [Corrected edition. # ev: emp=0]
   "It is a plaque, not a schoolbook," says Mr. Quispe gently. He cuts "Halina Nowak," and nothing else. # who: narrator
   -> finish

=== finish
{ told:
    The curtain drops at half past four. Nobody minds the wait. There were spoons. # who: narrator
- else:
    The curtain drops at nearly five. By then, most of the carrots are gone. # who: narrator
}
Grandma Halina reads the plaque twice. Then she pulls the hat off Tomasz and puts it on. # who: narrator
Nice font. # who: tomasz # face: happy
-> END
