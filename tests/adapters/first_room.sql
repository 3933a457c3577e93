-- What the first version of Doorcard made.
BEGIN TRANSACTION;
CREATE TABLE accounts (
	name TEXT NOT NULL, 
	chips BIGINT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "accounts" VALUES('bank',-3000);
INSERT INTO "accounts" VALUES('wallet:ann',1000);
INSERT INTO "accounts" VALUES('seat:t:1',2000);
CREATE TABLE events (
	hand TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	open BLOB NOT NULL, 
	sealed BLOB, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (hand, version), 
	FOREIGN KEY(hand) REFERENCES hands (id)
)
 WITHOUT ROWID

;
CREATE TABLE hand_seats (
	hand TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	player TEXT NOT NULL, 
	PRIMARY KEY (hand, seat), 
	FOREIGN KEY(hand) REFERENCES hands (id), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE hands (
	id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	started_ms BIGINT NOT NULL, 
	deadline_ms BIGINT, 
	ended_ms BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE players (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	style TEXT, 
	created_ms BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('ann','Ann','guest',NULL,1);
INSERT INTO "players" VALUES('bot-t-1','Ada','bot','rock',1);
CREATE TABLE postings (
	transfer INTEGER NOT NULL, 
	account TEXT NOT NULL, 
	chips BIGINT NOT NULL, 
	PRIMARY KEY (transfer, account), 
	FOREIGN KEY(transfer) REFERENCES transfers (id)
)
 WITHOUT ROWID

;
INSERT INTO "postings" VALUES(1,'bank',-3000);
INSERT INTO "postings" VALUES(1,'wallet:ann',3000);
INSERT INTO "postings" VALUES(2,'seat:t:1',2000);
INSERT INTO "postings" VALUES(2,'wallet:ann',-2000);
CREATE TABLE room (
	name TEXT NOT NULL, 
	value BIGINT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "room" VALUES('schema_version',1);
INSERT INTO "room" VALUES('pulse',1700000000000);
CREATE TABLE sessions (
	digest BLOB NOT NULL, 
	player TEXT NOT NULL, 
	created_ms BIGINT NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	house TEXT NOT NULL, 
	name TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	hands_played INTEGER NOT NULL, 
	created_ms BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t','reference','Table',1,X'7B7D',0,1);
CREATE TABLE transfers (
	id INTEGER NOT NULL, 
	why TEXT NOT NULL, 
	"key" TEXT, 
	table_id TEXT, 
	hand TEXT, 
	at_ms BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key")
);
INSERT INTO "transfers" VALUES(1,'grant','grant:ann:welcome',NULL,NULL,1);
INSERT INTO "transfers" VALUES(2,'buy_in','ann:1','t',NULL,2);
CREATE INDEX postings_account ON postings (account);
CREATE INDEX hand_seats_player ON hand_seats (player);
COMMIT;
