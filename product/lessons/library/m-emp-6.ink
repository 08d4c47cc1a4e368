# id: m-emp-6
# title: Back on Monday
# kind: clip
# skill: emp
# max_words: 16
# place: studio
-> start

=== start
He's on the stairs. After nine days. Nobody say anything sad. # who: ines # face: worried # enter: tomasz at 1.6, ines at 3, amara at 7 # feel: tomasz worried, amara worried # prop: put microphone at 4.6 # camera: wide
His uncle died. What is left, if we take out everything sad? # who: tomasz # face: worried # pose: tomasz shrug
Hi. I'm back. # who: dev # face: okay # enter: dev from right at 8.4 slowly # feel: ines surprised
HI! You look great! Your shoes look great! Sit! Or stand! # who: ines # face: excited # pose: ines wave
Dev sits. Three people take a deep interest in the wall. # who: narrator # move: dev to 5.6 # pose: dev sit, ines stand, amara rest # feel: dev sad, ines worried # camera: wide # talk: 1
So. How was your... how were your days? # who: amara # face: worried
Long. # who: dev # face: sad # camera: close dev
Nobody knows what comes after long. # who: narrator # fx: hush # camera: wide
Let's record! Is the microphone on? # who: ines # face: excited # pose: ines point # fx: hush off
No. The battery is d... It is low. It is extremely low. # who: tomasz # face: surprised # pose: tomasz clutch
It's having a quiet time. # who: amara # face: worried
Is the battery dead? # who: dev # face: okay # feel: ines worried, tomasz worried
Tomasz nods at his shoes. Dev makes a sound. It might be a laugh. # who: narrator # pose: tomasz nod # feel: dev sad # camera: close dev # talk: 2
You can say dead. The battery is dead. So is my uncle. # who: dev # face: sad # camera: wide
I had no idea what to say. So I said shoes. # who: ines # face: sad # pose: ines sit
He bought me the shoes. # who: dev # face: okay
What was he like? # who: amara # face: calm # move: amara to 6.8 # pose: amara sit # camera: two amara dev
Loud. When a plane landed, he clapped. Nobody else did. He clapped. # who: dev # face: happy # talk: 3
Company at lunch, or quiet? # who: tomasz # face: calm # camera: wide # pose: tomasz stand
Quiet. But ask me again tomorrow. And Thursday. By Thursday, everyone stops. # who: dev # face: okay # feel: ines determined, amara calm # talk: 4
-> END
