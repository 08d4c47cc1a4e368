// Guess the Baby. Hall of Heroes, the gallery, check B. Grades 6-8.
# id: hoh-check-b-emp
# title: Guess the Baby
# kind: check
# skill: emp
# also: com, coop, ini
# max_words: 22
# place: gallery
VAR told = 0
-> start

=== start
The Hall has an empty wall, and Ines has a plan for it. It is a game called Guess the Baby. # prop: put sign at 7.1 # enter: you at 2.4, ines at 5.7, tomasz at 4, dev at 8.6 # feel: you happy, ines proud, tomasz calm, dev happy # who: narrator
Everyone who comes today brings a baby picture. Then they all guess who is who. # camera: close sign # pose: ines reach # who: narrator
Forty frames, and I painted every single one! I am the baby in the soup pot. # camera: wide # pose: ines lift # who: ines # face: proud
I am the one with the hat. # pose: tomasz point, ines stand # feel: ines happy # who: tomasz # face: calm
And Dev? Where is your picture? # move: ines to 6.1 # pose: ines wave, tomasz stand # feel: dev surprised # who: ines # face: happy
Dev puts one hand on the pocket of his jacket. He laughs, but only for a second. # camera: two ines dev # pose: dev clutch, ines stand # feel: dev happy, you okay # who: narrator
My dog ate it. # camera: two ines dev # feel: ines surprised # who: dev # face: worried
How is Dev feeling? # camera: close dev # who: narrator # play: faces # ask: feel
 * [Fine. # out: okay # ev: emp=0]
   He makes no more jokes. He goes over to the empty frames and counts them. # camera: wide # move: dev to 4.9, tomasz to 2.9, you to 1.6 # pose: dev point left # feel: dev worried # who: narrator
   -> cause
 * [Worried. # out: worried # ev: emp=2]
   He makes no more jokes. He goes over to the empty frames and counts them. # camera: wide # move: dev to 4.9, tomasz to 2.9, you to 1.6 # pose: dev point left # feel: dev worried # who: narrator
   -> cause
 * [Sad. # out: sad # ev: emp=1]
   He makes no more jokes. He goes over to the empty frames and counts them. # camera: wide # move: dev to 4.9, tomasz to 2.9, you to 1.6 # pose: dev point left # feel: dev worried # who: narrator
   -> cause

=== cause
You have been to Dev's home many times. There is no dog. # pose: you rest, dev stand # feel: you surprised # who: narrator
He lives with his aunt. On her wall, there is Dev at six, at seven, at eight, and nothing before that. # camera: close dev # pose: dev rest # who: narrator
What do you think is going on? # camera: close you # feel: you okay # who: narrator # ask: cause
 * [He forgot his picture, and he doesn't want to say so. # ev: emp=1]
   You see him take something out of his pocket and look at it. # camera: wide # pose: dev hold snapshot # who: narrator
   -> talk
 * [He thinks baby games are boring. # ev: emp=0]
   You see him take something out of his pocket and look at it. # camera: wide # pose: dev hold snapshot # who: narrator
   -> talk
 * [Maybe he has no baby picture to bring. # ev: emp=2]
   You see him take something out of his pocket and look at it. # camera: wide # pose: dev hold snapshot # who: narrator
   -> talk

=== talk
You go and stand next to him. It is a photo of two people. # move: you to 3.9 # camera: two you dev # pose: dev hold snapshot # feel: ines okay, you calm # who: narrator # ask: talk
 * [Are you okay? You don't seem okay. # ev: emp=1]
   I'm okay. The dog was a joke. # pose: dev shrug snapshot # who: dev # face: okay
   Then he turns the picture around. "My aunt and me. I was six." # pose: dev hold snapshot # feel: dev sad # who: narrator
   -> ines
 * [You carry that with you. Who is it? # ev: emp=2]
   My aunt, on the day I came to her. I was six. She brought two coats, because she didn't know my size. # pose: dev hold snapshot # feel: you happy # who: dev # face: calm
   -> ines
 * [Just bring any baby. They all look the same. # ev: emp=0]
   Sure. Any baby. # pose: dev rest snapshot # who: dev # face: sad
   After a while, he turns the picture around. "My aunt and me. I was six." # pose: dev hold snapshot # feel: dev sad # who: narrator
   -> ines

=== ines
Dev tells the others himself. "I came with one bag, and there were no pictures in it. So." # camera: wide # enter: amara from right at 9 # move: ines to 6.4 # pose: dev stand # feel: dev okay, ines surprised, tomasz surprised, amara worried, you okay # who: narrator
So I made a game that you can't even play! With FORTY FRAMES! I didn't think! # pose: ines fists # who: ines # face: mad
The paint pot is shaking in her hand. # camera: close ines # pose: ines clutch paint-pot # feel: ines worried # who: narrator # ask: ines
 * [Don't worry about it. Nobody could have known that. # ev: emp=1]
   I could have ASKED. # camera: wide # pose: ines shrug # who: ines # face: sad
   -> plan
 * [You could have asked him first, you know. # ev: emp=0]
   Ines turns around and paints one spot on the wall, very hard. # camera: wide # pose: ines hide # feel: ines sad, dev worried # who: narrator
   -> plan
 * [You wanted it to be fun, and now you feel awful. # ev: emp=2]
   I do. I really do. # camera: wide # pose: ines hold paint-pot # who: ines # face: sad
   She puts the paint pot down. "I'm sorry, Dev. I only thought of families like mine." # prop: drop paint-pot at 7.8 # pose: ines stand # feel: ines okay, dev okay # who: narrator
   -> plan

=== plan
The doors open at four. It is ten past three, and nearly all of the forty frames are empty. # camera: wide # prop: put paint-pot at 7.8 # pose: ines stand, tomasz stand, you stand, dev stand # feel: ines worried, dev okay, amara okay, tomasz worried, you okay # who: narrator # ask: plan
 * [It was Ines's idea, so Ines should change it. # ev: coop=1]
   Forty frames? By myself? # pose: ines shrug # who: ines # face: worried
   Amara already has the phone list open. "I'll call people," she says. "Come on, everyone." # pose: amara hold logbook, ines stand # feel: amara determined, ines surprised # who: narrator
   -> tell
 * [It's too late. Let's leave it and see what happens. # ev: coop=0]
   It is not too late. It is ten past three. # pose: tomasz stand # who: tomasz # face: frustrated
   Amara already has the phone list open. "I'm calling people," she says. # pose: amara hold logbook # feel: amara determined # who: narrator
   -> tell
 * [Amara calls people, Tomasz hangs frames, Ines and I do a new sign. # ev: coop=2]
   And I do the jokes. A wall needs jokes. # pose: dev cheer, amara hold logbook # feel: amara determined, ines determined, tomasz determined # who: dev # face: determined
   -> tell

=== tell
Mr. Quispe, who runs the Hall, comes in with a basket of nails. "Is the baby wall ready?" he says. # enter: quispe from left at 1.2 # camera: wide # exit: amara right # move: you to 3.7, tomasz to 2.5, dev to 5 # pose: dev stand, ines stand, you stand, quispe hold basket # feel: you surprised, ines worried, tomasz okay, dev worried, quispe happy # who: narrator # ask: tell
 * [It's kind of ready, but there might be a problem, or maybe not. # ev: com=1]
   "What kind of problem?" It takes him six questions to find out. # pose: you shrug, quispe shrug basket # feel: you worried, quispe surprised # who: narrator
   "Then it will be another kind of wall," he says, and he puts the nails down. # pose: you stand, quispe stand # feel: you okay, ines worried, quispe calm # who: narrator
   -> frame
 * [Not everyone has a baby picture. Could we open a bit later? # ev: com=2]
   ~ told = 1
   He looks at the forty frames for a long time. "I don't have one, either," he says. "We open at half past four." # pose: you point, quispe hold basket # feel: you determined, dev surprised, quispe calm # who: narrator
   -> frame
 * [Yes. Those are nice nails. # ev: com=0]
   "Thank you," he says. Then he sees your faces, and then the frames. # pose: quispe hold basket # feel: you happy, ines worried, dev sad, tomasz worried, quispe surprised # who: narrator
   "Ah," says Mr. Quispe. Dev tells him, and he puts the nails down. # pose: dev rest, quispe stand # feel: you okay, quispe calm # who: narrator
   -> frame

=== frame
At twenty to four, Tomasz's grandma Halina comes in and picks up a frame. # exit: quispe left # enter: halina from left at 1.2 # pose: halina hold snapshot, tomasz wave, you stand, dev stand # prop: put basket at 1, gone basket, empty snapshot # feel: tomasz happy, you okay, ines worried, dev okay, halina happy # who: narrator
"I have no baby picture for you," she says. "We left our house in one night. It doesn't matter." # pose: tomasz comfort left, halina hold snapshot # feel: tomasz worried, halina okay # who: narrator
Her thumb goes around the empty frame, around and around. # feel: halina calm # camera: close halina # who: narrator # ask: frame
 * [It seems to matter. Whose picture would it be? # ev: emp=2]
   "My mother's," she says, and she sits down. "With flour on her nose. There was always flour." # camera: wide # pose: tomasz sit, you rest, halina sit snapshot # feel: tomasz happy, you happy, ines surprised, halina happy # who: narrator
   -> coat
 * [Oh, good. We were afraid that you would be upset! # ev: emp=0]
   "No, no," she says. She lays the frame down on its face, and asks where the coffee is. # camera: wide # pose: tomasz rest, halina rest # feel: tomasz sad, you happy, ines okay, halina okay # who: narrator
   -> coat
 * [Are you really sure? # ev: emp=1]
   "Quite sure," she says. Her thumb goes around once more. # camera: wide # pose: tomasz rest, halina hold snapshot # feel: tomasz okay, you okay, halina okay # who: narrator
   -> coat

=== coat
Visitors are coming in. By the coat rack stands Mr. Baptiste, who used to drive the number 9 bus. # enter: baptiste from right at 9 # exit: ines right # camera: wide # prop: put snapshot at 1, gone snapshot, gone paint-pot, put coat at 8.2 # move: halina to 1.2, dev to 5.9 # pose: you stand, tomasz stand, halina stand, baptiste hold letter # feel: tomasz okay, you okay, dev okay, baptiste worried, halina okay, ines okay # who: narrator
He has a big envelope. Nobody is talking to him. He looks ready to leave. # camera: close baptiste # who: narrator # ask: coat
 * [Wait and see what he does. # ev: ini=0]
   He reads all the coat hooks. Then Grandma Halina sees him. "My bus driver! Come in, come in!" # camera: wide # move: baptiste to 7.6 # pose: you rest, halina cheer, baptiste wave letter # feel: tomasz happy, halina excited, baptiste happy # who: narrator
   -> mic
 * [Send Dev over to him with a chair and a joke. # ev: ini=1]
   Mr. Baptiste takes the chair. He asks to hear the joke again, slowly. # camera: wide # move: dev to 7.6 # pose: dev cheer, you point, baptiste shrug letter # feel: dev happy, baptiste surprised # who: narrator
   -> mic
 * [Go and ask what's in the envelope. # ev: ini=2]
   "Me, on my first day," he says. "My cap was too big. I drove the whole route by ear." # camera: wide # move: you to 7.6 # pose: baptiste reach letter # feel: you happy, baptiste happy # who: narrator
   -> mic

=== mic
While people wait, Tomasz reads out the pictures at the microphone. # enter: ines from right at 8.9 # exit: baptiste right # camera: close tomasz # prop: gone coat # move: dev to 7.8, you to 3.7, tomasz to 5.2 # pose: tomasz hold microphone, you stand, dev stand, halina stand # feel: dev okay, you okay, halina calm, tomasz calm, ines okay # who: narrator
Number nine. Dev, six years old. There are no pictures of him from before that. # pose: tomasz lift microphone # camera: close tomasz # who: tomasz # face: calm
The whole room turns around to Dev. Dev looks at the floor. # camera: wide # fx: hush # pose: tomasz hold microphone, dev rest # feel: dev sad, tomasz surprised, ines worried, you worried, halina surprised # who: narrator
Oh no. That was private. # camera: close tomasz # pose: tomasz clutch microphone # who: tomasz # face: worried # ask: mic
 * [Go stand by Tomasz. "It was. Do you want to tell Dev that?" # ev: emp=2]
   Tomasz nods. He puts the microphone down and goes to Dev first. They talk with their heads down. # camera: wide # move: tomasz to 6.4, you to 5.2 # pose: dev stand, tomasz rest, you stand # feel: dev okay, tomasz okay, you calm # who: narrator
   -> words
 * [Whisper, "Don't worry, he wasn't listening." # ev: emp=1]
   "He was," Tomasz whispers back. "Everybody was. That is what it is for." # camera: wide # move: you to 4.1 # pose: tomasz hold microphone # feel: tomasz sad, you worried # who: narrator
   -> words
 * [Take the mic. "Sorry, folks. He never knows what not to say." # ev: emp=0]
   People laugh. Tomasz does not. He pulls his hat down over his eyes. # camera: wide # move: you to 4.1 # pose: you lift microphone, tomasz hide # feel: you happy, tomasz sad, ines okay, dev sad # who: narrator
   -> words

=== words
The sign still says "Guess the Baby." Mr. Quispe turns it around. The back is empty. # exit: halina left # enter: quispe from left at 6.4 # camera: close sign # fx: hush off # prop: put sign at 6.5 # move: you to 3.7, tomasz to 5.2, dev to 7.6, ines to 8.9 # pose: dev stand, you stand, tomasz stand, quispe reach # feel: dev okay, ines okay, tomasz okay, you okay, quispe calm # who: narrator
What should it say? # camera: wide # pose: ines hold paint-pot, quispe stand # who: ines # face: worried # ask: words
 * [Guess the Baby! Other pictures are also allowed. # ev: emp=1]
   Ines paints it on. The "also" ends up quite small. # camera: close sign # pose: ines stand # feel: ines okay, dev okay, quispe calm # who: narrator
   -> finish
 * [Bring a picture of somebody who takes care of you. # ev: emp=2]
   Ines paints it on. Dev does "takes care of you" himself. # camera: wide # pose: dev reach paint-pot left, ines stand # feel: dev happy, ines happy, quispe happy # who: narrator
   -> finish
 * [Guess the Baby! People without a picture can just watch. # ev: emp=0]
   "I would rather not just watch," says Mr. Quispe gently. He crosses out the second part. # camera: close sign # pose: ines stand, quispe shrug # feel: ines worried, quispe calm # who: narrator
   -> finish

=== finish
{ told:
    At half past four, all forty frames are full. There are nine babies, four grandmas, and a bus. # camera: wide # fx: sparkle # pose: tomasz stand, dev stand, ines cheer, quispe cheer # feel: tomasz happy, ines proud, dev happy, you happy, quispe happy # who: narrator
- else:
    It takes until nearly five. Then all forty frames are full, and most of the coffee is gone. # camera: wide # fx: sparkle # pose: tomasz stand, dev stand, ines rest, quispe rest # feel: tomasz calm, ines okay, dev okay, you okay, quispe calm # who: narrator
}
Dev hangs his picture up last: somebody tall, somebody small, two coats. Beside it, he hangs a drawing. # camera: two dev tomasz # exit: quispe left # pose: dev lift snapshot # prop: frame snapshot # feel: tomasz surprised, dev calm # who: narrator
That's the dog. # camera: close dev # pose: dev lift snapshot # who: dev # face: happy # keepsake: toy-snapshot
-> END
