/* Reads and writes single layer, UNCOMPRESSED 32-bit float scanline OpenEXR files, as Cycles' compositor does. */
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <stdint.h>

static int W, H;
typedef struct { float *c[3]; int n; } Img;

static Img rd(const char *fn) {
    Img im = {{0}, 0};
    FILE *f = fopen(fn, "rb"); if (!f) { fprintf(stderr, "open %s\n", fn); exit(1); }
    fseek(f, 0, SEEK_END); long sz = ftell(f); rewind(f);
    unsigned char *b = malloc(sz); if (fread(b, 1, sz, f) != (size_t)sz) exit(1); fclose(f);
    long p = 8; int nch = 0; char names[16][32]; int types[16]; int comp = 0, dw[4] = {0};
    while (b[p]) {
        char *name = (char*)b + p; p += strlen(name) + 1;
        p += strlen((char*)b + p) + 1;
        int32_t len; memcpy(&len, b + p, 4); p += 4;
        if (!strcmp(name, "channels")) {
            long q = p;
            while (b[q]) { strncpy(names[nch], (char*)b + q, 31); names[nch][31] = 0;
                q += strlen((char*)b + q) + 1; memcpy(&types[nch], b + q, 4); q += 16; nch++; }
        } else if (!strcmp(name, "compression")) comp = b[p];
        else if (!strcmp(name, "dataWindow")) memcpy(dw, b + p, 16);
        p += len;
    }
    p++;
    W = dw[2] - dw[0] + 1; H = dw[3] - dw[1] + 1;
    if (comp != 0) { fprintf(stderr, "%s: compressed EXR\n", fn); exit(1); }
    p += 8L * H;
    for (int i = 0; i < 3; i++) im.c[i] = calloc((size_t)W * H, 4);
    int seen = 0;
    for (int y = 0; y < H; y++) {
        int32_t yy; memcpy(&yy, b + p, 4); p += 8; yy -= dw[1];
        for (int c = 0; c < nch; c++) {
            int bytes = types[c] == 1 ? 2 : 4;
            char k = names[c][strlen(names[c]) - 1]; int t = -1;
            if (k == 'R' || k == 'X') t = 0; else if (k == 'G' || k == 'Y') t = 1; else if (k == 'B' || k == 'Z') t = 2; else if (k == 'V') t = 0;
            if (nch == 1) t = 0;
            if (t >= 0 && bytes == 4) { memcpy(im.c[t] + (size_t)yy * W, b + p, 4L * W); seen |= 1 << t; }
            p += (long)bytes * W;
        }
    }
    if (seen == 1) { im.c[1] = im.c[2] = im.c[0]; }
    im.n = nch; free(b);
    for (int i = 0; i < 3; i++) for (long j = 0; j < (long)W * H; j++) if (!isfinite(im.c[i][j])) im.c[i][j] = 0;
    return im;
}

static void put(FILE *f, const void *p, int n) { fwrite(p, 1, n, f); }
static void attr(FILE *f, const char *n, const char *t, const void *d, int len) {
    put(f, n, strlen(n) + 1); put(f, t, strlen(t) + 1); put(f, &len, 4); put(f, d, len); }
static void wr(const char *fn, Img im) {
    FILE *f = fopen(fn, "wb"); unsigned char mg[8] = {0x76, 0x2f, 0x31, 0x01, 2, 0, 0, 0}; put(f, mg, 8);
    unsigned char ch[55]; int o = 0; const char *nm = "BGR";
    for (int i = 0; i < 3; i++) { ch[o++] = nm[i]; ch[o++] = 0; int32_t v[4] = {2, 0, 1, 1}; memcpy(ch + o, v, 16); o += 16; }
    ch[o++] = 0; attr(f, "channels", "chlist", ch, o);
    unsigned char z = 0; attr(f, "compression", "compression", &z, 1);
    int32_t bx[4] = {0, 0, W - 1, H - 1}; attr(f, "dataWindow", "box2i", bx, 16); attr(f, "displayWindow", "box2i", bx, 16);
    attr(f, "lineOrder", "lineOrder", &z, 1);
    float one = 1, v2[2] = {0, 0}; attr(f, "pixelAspectRatio", "float", &one, 4);
    attr(f, "screenWindowCenter", "v2f", v2, 8); attr(f, "screenWindowWidth", "float", &one, 4);
    put(f, &z, 1);
    uint64_t off = ftell(f) + 8ULL * H;
    for (int y = 0; y < H; y++) { uint64_t q = off + (uint64_t)y * (8 + 12ULL * W); put(f, &q, 8); }
    for (int y = 0; y < H; y++) { int32_t h[2] = {y, 12 * W}; put(f, h, 8);
        for (int c = 2; c >= 0; c--) fwrite(im.c[c] + (size_t)y * W, 4, W, f); }
    fclose(f);
}

