import { chromium } from 'playwright-core';
import { readFileSync, writeFileSync } from 'node:fs';
const base='http://127.0.0.1:4410';
const accounts=JSON.parse(readFileSync('/tmp/prop-data/demo-accounts.json','utf8'));
console.log(JSON.stringify(accounts).slice(0,300));
