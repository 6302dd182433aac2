#!/usr/bin/env node
// Committed, not built: npm links bins before anything is compiled.
import '../dist/main.js';
