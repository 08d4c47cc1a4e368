# id: e-er-5
# title: Plan B Is Also a Plan
# kind: clip
# skill: er
# max_words: 12
# place: classroom
-> start

=== start
Boat day! Bao has been packing since Tuesday. # who: narrator # prop: put table at 7 # enter: nim at 2.4, bao at 4, sefa at 5.4 # feel: nim excited, bao happy, sefa happy # pose: bao hold, nim hop
Three sandwiches. One is for the lake. # who: bao # face: proud # camera: close bao
Friends, the wind is too big. No boats today. # who: plum # face: worried # camera: wide # fx: wind # enter: plum from right at 8.4 # feel: nim surprised, bao surprised, sefa worried
No boats? I even practiced falling in! # who: nim # face: frustrated # pose: nim fists # feel: bao sad
Bao says nothing. Bao's ears go down. # who: narrator # pose: bao clutch # feel: bao sad, nim worried # camera: close bao # talk: 1
Cheer up, Bao! Look, I am dancing! # who: nim # face: happy # pose: nim hop # camera: two nim bao
Thank you, Nim. I want to be sad now. # who: bao # face: sad # pose: bao sit # feel: nim surprised
On purpose. For one minute. # who: bao # face: sad # camera: wide
I will keep time. I am good at slow. # who: sefa # face: calm # pose: sefa nod
What are we doing? Oh. I can do that. # who: wren # face: calm # enter: wren from left at 1 # pose: wren sit
Nobody talks. It is a very long minute. # who: narrator # pose: nim sit, sefa rest # feel: nim sad, wren calm, plum calm # fx: hush # talk: 2
That was it. Is the sad gone? # who: sefa # face: okay # fx: hush off # pose: wren stand, nim stand
No. But now it fits in my lunch bag. # who: bao # face: okay # pose: bao hold # camera: close bao
Then we need a first, a then, and a maybe. # who: plum # face: calm # camera: wide # prop: put sign at 8.4 # pose: plum point
First, sandwiches. Then, the table is our boat. # who: bao # face: determined # pose: bao point # feel: wren happy, nim okay
And maybe the lake on Friday? # who: wren # face: excited # pose: wren hop
Maybe. It is up to the wind. Maybe is not yes. # who: plum # face: calm # pose: plum stand # feel: wren okay # talk: 3
All aboard! The table creaks like a real boat. # who: narrator # move: bao to 7, sefa to 6, nim to 5, wren to 4 # pose: bao sit, sefa sit, wren sit # fx: wind off
I am still a bit mad about the lake. # who: nim # face: frustrated # pose: nim fists # feel: bao calm, wren worried
There is room in this boat for mad. Sandwich? # who: bao # face: calm # pose: bao reach # camera: two nim bao # talk: 4
-> END
