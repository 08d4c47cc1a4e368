// Side A, Side B. Clip for the lesson m-com-5. Grades 6-8.
# id: m-com-5
# title: Side A, Side B
# kind: clip
# skill: com
# max_words: 16
# place: studio
-> start

=== start
Saturday, 9:15. Two people share one microphone and not one word. # who: narrator # prop: put microphone at 5.3 # enter: ines at 2, dev at 4, amara at 6.5, tomasz at 8.3 # feel: ines worried, dev frustrated, amara sad, tomasz calm
Side A. Dev, your morning, please. Only facts. # who: ines # face: determined # pose: ines point # camera: wide
I came at eight. I carried a speaker up sixty-one steps, in the rain. # who: dev # face: determined # pose: dev lift, ines stand # camera: close dev
I put my jacket on the good chair and went down for the other speaker. # who: dev # face: okay # pose: dev reach
When I came back, my jacket was on the floor, and Amara was in the chair. # who: dev # face: frustrated # pose: dev fists
I said good morning. I got nothing. And my muffin was gone. # who: dev # face: sad # pose: dev clutch # talk: 1
Side B. Amara. Only facts. # who: ines # face: calm # camera: wide # pose: dev stand # feel: dev frustrated
I came at eight, too. I had been up until midnight with the sound notes. # who: amara # face: okay # camera: close amara
There was a wet jacket on the chair, dripping onto the recorder. # who: amara # face: worried # pose: amara point
I hung it on the heater to dry. I sat down and put on headphones. # who: amara # face: calm # pose: amara hold headphones
Then someone hit the desk with a speaker and walked off. I heard no hello. # who: amara # face: sad # pose: amara clutch # talk: 2
I hit the desk? I had a speaker on my face! I couldn't see my own feet! # who: dev # face: surprised # pose: dev lift, amara stand # camera: two dev amara
I had headphones on. I couldn't hear my own feet. # who: amara # face: surprised # pose: dev stand
But my jacket was on the floor. # who: dev # face: frustrated
It was on the heater. I know where I hung it. # who: amara # face: frustrated # pose: amara fists
The heater shakes. Things walk off it. I have a recording. # who: tomasz # face: calm # camera: close tomasz # pose: tomasz point, amara stand
You recorded a heater. # who: ines # face: surprised # camera: wide # feel: dev surprised, amara surprised # talk: 3
That still leaves the muffin. # who: dev # face: determined # pose: dev point
Very slowly, Tomasz brushes a crumb off his sleeve. # who: narrator # camera: close tomasz # feel: tomasz worried
Side C? # who: ines # face: happy # camera: wide # pose: dev stand, ines cheer # feel: dev surprised, amara happy # talk: 4
-> END
