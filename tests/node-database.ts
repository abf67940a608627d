// A database for the node suite, before the first test file of a process loads Dexie, which looks for one then and only then.
import 'fake-indexeddb/auto';
