-- outside a transaction
-- Slots go after fourteen days, the oldest first.
create index concurrently if not exists play_slots_slot on play_slots (slot)
