# id: m-ini-4
# title: Typing, Then Nothing
# kind: clip
# skill: ini
# max_words: 16
# place: studio
-> start

=== start
Four o'clock. Tomasz has written something to the whole crew. It took him an hour. # who: narrator # enter: tomasz at 3 # pose: tomasz hold phone # feel: tomasz worried
"I made a song out of the soup. Do you want to hear it?" Send. # who: tomasz # face: okay # camera: close tomasz
Three dots. Somebody is typing. # who: narrator # feel: tomasz excited # pose: tomasz lift phone
The dots stop. # who: narrator # feel: tomasz surprised # fx: hush # talk: 1
Story one. They are writing to each other about how bad it is. # who: tomasz # face: worried # pose: tomasz clutch
Story two. There is a second chat, without me, with better soup. # who: tomasz # face: sad # pose: tomasz sit
Story three. I wrote "song". Perhaps I have offended real songs. # who: tomasz # face: frustrated
Story four. They have all moved to Portugal. # who: tomasz # face: sad # camera: wide # pose: tomasz hide # fx: dusk # talk: 2
Meanwhile, same time, other places. # who: narrator # place: hallway # enter: ines at 2.5, dev at 7 # feel: ines frustrated, dev worried # fx: hush off, dusk off
My phone died in the middle of a word! The word was "YES"! # who: ines # face: frustrated # pose: ines lift phone
I typed a joke, then I deleted it. He really means it, so I want to answer properly. # who: dev # face: worried # pose: dev hold phone
So far I have "Hi". # who: dev # face: sad # camera: close dev
And Amara has not seen it. Her phone is in a sock, in a bag, in a gym. # who: narrator # camera: wide # enter: amara from right at 8.4 # feel: amara happy # talk: 3
Back in the coat closet, Tomasz counts his stories. Four, and all about himself. # who: narrator # place: studio # enter: tomasz at 3 # pose: tomasz sit # feel: tomasz sad # fx: dusk
I could write "never mind". I could write nothing, ever again. # who: tomasz # face: sad # pose: tomasz hold phone
Or I could ask one of them. Just one. # who: tomasz # face: determined # camera: close tomasz # pose: tomasz lift phone
His thumb is over the screen. Down the hall, somebody is running. # who: narrator # feel: tomasz surprised # camera: wide # talk: 4
-> END
