# id: m-er-5
# title: Not on the List
# kind: clip
# skill: er
# max_words: 16
# place: studio
-> start

=== start
The list for the live show is up on the studio door. # who: narrator # prop: put microphone at 8.6 # enter: amara from left at 3, dev at 6 # feel: amara excited, dev happy
Ines. Tomasz. Dev. And then the tape. # who: amara # face: surprised # pose: amara point # camera: close amara
She reads it again, in case her name is shy. # who: narrator # feel: amara worried # pose: amara clutch
I'm on it! I'm the rain and the mayor! And you are... oh. # who: dev # face: surprised # pose: dev cheer # camera: two amara dev
It's fine. I'm fine. Rain is a good part. # who: amara # face: okay # pose: amara shrug, dev stand
The crew meets in ten minutes. They could go like this. # who: narrator # camera: wide # feel: amara sad, dev worried # talk: 1
Ending one. # who: narrator # pose: amara stand
I just remembered, I have a dentist. A long one. # who: amara # face: okay # pose: amara wave
Dev keeps a chair free for her all afternoon. # who: narrator # exit: amara left # pose: dev sit # feel: dev sad
Back up the tape. Ending two. # who: narrator # enter: amara from left at 3 # pose: dev stand # feel: amara mad, dev okay
Of course you got it. You laugh at all of Tomasz's jokes. # who: amara # face: mad # pose: amara fists # camera: two amara dev
Tomasz makes jokes? # who: dev # face: surprised # pose: dev shrug
Nobody laughs. Now two people have lost something. # who: narrator # camera: wide # feel: amara sad, dev sad # pose: amara stand, dev clutch # talk: 2
Back up once more. Ending three. # who: narrator # feel: amara sad, dev okay # pose: dev stand
I'm glad for you, and I'm so jealous. I need one lap. # who: amara # face: sad # pose: amara shake-head
Take two. It's a big thing not to be on. # who: dev # face: calm # pose: dev nod # exit: amara left # fx: hush
Ines, what would have put me on it? I want to know for spring. # who: amara # face: determined # fx: hush off # enter: amara from left at 3, ines from right at 7.4
Honestly? Nothing. You were good. So was Dev, and we had one seat left. # who: ines # face: worried # pose: ines shrug # camera: two amara ines
Huh. That's worse. And also better. # who: amara # face: surprised # camera: close amara # talk: 3
The door opens. It is time, and nothing has been decided yet. # who: narrator # enter: tomasz from right at 8.6 # camera: wide # feel: amara okay, dev worried, ines okay, tomasz calm # talk: 4
-> END
