# id: m-coop-5
# title: Ninety Minutes to Air
# kind: clip
# skill: coop
# also: er
# max_words: 16
# place: studio
-> start

=== start
The episode goes on air at five. It is half past three. # who: narrator # enter: ines from left at 2, dev from left at 4, amara from right at 6, tomasz from right at 8 # prop: put laptop at 8 # camera: wide
The file is gone. # who: tomasz # face: worried # feel: ines surprised, dev surprised, amara surprised # camera: close tomasz
Gone like hiding? Or gone like gone? # who: ines # face: worried # camera: wide
The folder is there. It is empty. It is a very tidy folder. # who: tomasz # face: sad # pose: tomasz shrug
Dev was last on that laptop! # who: ines # face: mad # pose: ines point # feel: dev surprised
I drew a COVER! Amara pulled the plug out! # who: dev # face: frustrated # pose: dev point # feel: amara surprised
To charge the recorder. And Tomasz was going to save it twice. # who: amara # face: frustrated # pose: amara point
I was waiting for Ines. She never said which version. # who: tomasz # face: frustrated # pose: tomasz point # feel: ines mad
Four fingers, one full circle. The clock has moved. The file has not. # who: narrator # camera: wide # fx: shake # talk: 1
So we know who did it. It was everybody. # who: dev # face: worried # pose: dev rest, ines rest, amara rest, tomasz rest
It is twenty to four. Could we do whose fault it was at six? # who: amara # face: calm # feel: tomasz okay
I can't think. My ears are hot. One minute. # who: ines # face: frustrated # pose: ines clutch # camera: close ines
Ines walks out. The door clicks. The boiler burps. # who: narrator # exit: ines left # feel: dev worried, amara worried, tomasz worried # camera: wide # talk: 2
What do we still have? # who: tomasz # face: okay # pose: tomasz reach
The whole interview, uncut. It is on the recorder. # who: amara # face: determined # pose: amara hold
The cover. And my jokes. Those are in my head. Nobody can delete those. # who: dev # face: proud # feel: tomasz happy
Believe me, we have tried. # who: ines # face: okay # enter: ines from left at 2 # feel: dev happy, amara happy
So it is not nothing. It is not an episode, either. # who: tomasz # face: calm # camera: wide # talk: 3
Four people look at one clock. Nobody is pointing. # who: narrator # pose: ines stand, amara stand, tomasz stand # feel: ines determined, dev determined, amara determined
All right. What is the first thing that we will NOT do? # who: ines # face: determined # pose: ines reach # talk: 4
-> END
